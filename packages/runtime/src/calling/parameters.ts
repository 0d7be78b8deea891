import type { LazyType, Parameter, ParameterDescriptions, TypeExpression } from '../context/definition.js';
import { readerOfType } from './lazy-type.js';

/** Returns the parameters of a definition as an array, in the order of the descriptions. */
export function readParameters(descriptions: ParameterDescriptions): readonly Parameter[] {
  return Object.entries(descriptions).map(([name, { type, default: value, optional, rest }]) => ({
    name,
    variable: `$${name}`,
    type: type && readerOfType(type),
    default: value,
    optional: value !== undefined || optional === true,
    rest: rest === true,
  }));
}

/** The parameters and the return type of a function or lambda in compiled code. */
export interface CallableDescription {
  readonly parameters?: ParameterDescriptions;
  readonly returns?: TypeExpression;
}

/** The parameters and the return type of a function or lambda. */
export interface CallableParts {
  readonly parameters: readonly Parameter[];
  readonly returns: LazyType | undefined;
}

export function readCallable({ parameters = {}, returns }: CallableDescription): CallableParts {
  return { parameters: readParameters(parameters), returns: returns && readerOfType(returns) };
}
