import type { Value } from '../../values/value.js';
import type { ArgumentsOf, Parameter } from './parameters.js';

/** A function of the language. */
export interface FunctionDefinition {
  readonly kind: 'eager';
  /** The name in the language. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The parameter of all further arguments; null if the function takes no more. */
  readonly variadic: Parameter | null;
  /**
   * Computes the result. The arguments have been converted to the types of their parameters.
   *
   * @throws CallFailure
   */
  apply(values: readonly Value[]): Value;
}

/** A function whose arguments are expressions that it evaluates itself: `try` and `can`. */
export interface LazyFunctionDefinition {
  readonly kind: 'lazy';
  readonly name: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly variadic: { readonly name: string } | null;
  /** @throws CallFailure */
  evaluate(expressions: readonly (() => Value)[]): Value;
}

export type TerraformFunction = FunctionDefinition | LazyFunctionDefinition;

/** Defines a function with a fixed number of parameters. */
export function defineFunction<const P extends readonly Parameter[]>(
  name: string,
  parameters: P,
  body: (...values: ArgumentsOf<P>) => Value,
): FunctionDefinition {
  return {
    kind: 'eager',
    name,
    parameters,
    variadic: null,
    // The caller has converted the arguments to the types of the parameters.
    apply: (values) => body(...(values as ArgumentsOf<P>)),
  };
}

/** Defines a function that takes any number of further arguments. */
export function defineVariadic<const P extends readonly Parameter[], T extends Value>(
  name: string,
  parameters: P,
  variadic: Parameter<T>,
  body: (values: ArgumentsOf<P>, rest: readonly T[]) => Value,
): FunctionDefinition {
  const count = parameters.length;
  return {
    kind: 'eager',
    name,
    parameters,
    variadic,
    // As above.
    apply: (values) => body(values.slice(0, count) as ArgumentsOf<P>, values.slice(count) as Value[] & readonly T[]),
  };
}
