import type { LazyType, Parameter, ParameterDescriptions, TypeExpression } from '../context/definition.js';
import type { Count } from '../types/mismatch/count.js';
import { readerOfType } from './lazy-type.js';

/** Returns the parameters of a definition as an array, in the order of the descriptions. */
export function readParameters(descriptions: ParameterDescriptions): readonly Parameter[] {
  return Object.entries(descriptions).map(([name, { type, default: value, optional, rest }]) => ({
    name,
    variable: `$${name}`,
    type: type && readerOfType(type),
    default: value,
    optional: value !== undefined || optional === true,
    rest,
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

/** Reads the parameters and the return type of a function or lambda from its description in compiled code. */
export function readCallable({ parameters = {}, returns }: CallableDescription): CallableParts {
  return { parameters: readParameters(parameters), returns: returns && readerOfType(returns) };
}

/** Returns the numbers of values that the parameters of a function or lambda accept. */
export function acceptedCounts(parameters: readonly Parameter[]): Count {
  let min = 0;
  let max = 0;
  for (const { optional, rest } of parameters) {
    min += rest ? (rest.min ?? 0) : optional ? 0 : 1;
    max += rest ? (rest.max ?? Infinity) : 1;
  }
  return { min, max };
}

/** Returns how many parameters have no default and take one value. */
export function countRequired(parameters: readonly Parameter[]): number {
  let count = 0;
  for (const { optional, rest } of parameters) if (!optional && rest === undefined) count++;
  return count;
}
