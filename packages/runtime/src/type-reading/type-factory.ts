import type { AliasDefinition } from '../context/definition.js';
import { regexp } from '../regexp/index.js';
import { hash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { parameterize } from './parameterize.js';
import { asType, isTypeSource } from './resolve.js';

/**
 * A built-in type as a function: `integer(1, 10)` is `Integer[1, 10]`, and `integer()` is `Integer`. Where a type is
 * expected, the function itself means `Integer`.
 */
export interface TypeFactory<Result extends Value = PuppetType> {
  /** @throws {EvaluationError} if the type does not take these parameters */
  (...parameters: readonly TypeParameter[]): Result;
  /** The name of the type in Puppet. */
  readonly typeName: string;
  /** Returns the type without parameters. */
  readonly baseType: () => PuppetType;
}

/** A value that denotes a type: a type, a factory, or the definition of an alias. */
export type TypeSource = PuppetType | TypeFactory<Value> | AliasDefinition;

/** A parameter of a type. A plain literal (see regexp/plain-literal.ts) is a Regexp, and an object is a Hash. Both may contain type sources. */
export type TypeParameter =
  | Value
  | TypeSource
  | RegExp
  | readonly TypeParameter[]
  | { readonly [key: string]: TypeParameter };

/** Creates the factory of a built-in type. */
export function typeFactory<Result extends Value = PuppetType>(
  typeName: string,
  baseType: () => PuppetType,
): TypeFactory<Result> {
  const create = (...parameters: readonly TypeParameter[]): Value =>
    parameters.length === 0 ? baseType() : parameterize(baseType(), parameters.map(toValue));
  return Object.assign(create as (...parameters: readonly TypeParameter[]) => Result, { typeName, baseType });
}

function toValue(parameter: TypeParameter): Value {
  if (typeof parameter !== 'object' && typeof parameter !== 'function') return parameter;
  if (isTypeSource(parameter)) return asType(parameter);
  if (Array.isArray(parameter)) return parameter.map(toValue);
  if (parameter instanceof RegExp) return regexp(parameter);
  return isPlainObject(parameter)
    ? hash(Object.fromEntries(Object.entries(parameter).map(([key, value]) => [key, toValue(value)])))
    : (parameter as Value);
}

/** Whether an object was written as a literal. The other objects among parameters are Puppet values. */
function isPlainObject(value: object | null): value is { readonly [key: string]: TypeParameter } {
  return value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
