import { sourceOfLiteral } from '../regexp/plain-literal.js';
import { hash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import type { PuppetType } from '../values/type.js';
import { ValueObject } from '../values/value-object.js';
import type { Value } from '../values/value.js';
import { flatKeysOf, type Key, keysOf, withoutParameters } from './parameters/keys.js';
import { asType, isTypeSource, type TypeSource } from './type-source.js';

/**
 * A built-in type as a function: `integer(1, 10)` is `Integer[1, 10]`, and `integer()` is `Integer`. Where a type is
 * expected, the function itself means `Integer`.
 */
export interface TypeFactory<
  Result extends Value = PuppetType,
  Parameters extends readonly TypeParameter[] = readonly TypeParameter[],
> {
  /** @throws {EvaluationError} if the type does not take these parameters */
  (...parameters: Parameters): Result;
  /** The name of the type in Puppet. */
  readonly typeName: string;
  /** Returns the type without parameters. */
  readonly baseType: () => PuppetType;
}

/** A parameter of a type. A plain literal (see regexp/plain-literal.ts) is a Regexp, and an object is a Hash. Both may contain type sources. */
export type TypeParameter =
  | Value
  | TypeSource
  | RegExp
  | readonly TypeParameter[]
  | { readonly [key: string]: TypeParameter };

/**
 * Returns the value for a plain literal among the parameters. The factories of types with regular expressions pass
 * `regexp`, which contains the translator of Ruby's syntax. Types whose errors show the type of a wrong parameter pass
 * `unmatchedRegExp`. Bundles of other types contain no regular expressions.
 */
type ReadRegExp = (literal: RegExp) => Value;

/** Creates a type with parameters. `type` is the type without parameters. */
type Parameterize<Type extends PuppetType, Result extends Value> = (keys: readonly Key[], type: Type) => Result;

/**
 * Creates the factory of a type whose parameters are flattened. Each factory names the function that reads its
 * parameters, so that a bundle contains only the types that it uses. See `parameterize`, which reads the parameters of
 * any type.
 */
export function flatFactory(
  typeName: string,
  baseType: () => PuppetType,
  parameterize: Parameterize<PuppetType, PuppetType>,
  readRegExp?: ReadRegExp,
): TypeFactory {
  return factory(typeName, baseType, (parameters, type) => parameterize(flatKeysOf(parameters), type), readRegExp);
}

/** Creates the factory of a type that takes an Array as one parameter. */
export function typeFactory<Type extends PuppetType, Result extends Value>(
  typeName: string,
  baseType: () => Type,
  parameterize: Parameterize<Type, Result>,
  readRegExp?: ReadRegExp,
): TypeFactory<Result> {
  return factory(typeName, baseType, (parameters, type) => parameterize(keysOf(parameters), type), readRegExp);
}

/** Creates the factory of a type that takes no parameters. */
export function plainFactory(typeName: string, baseType: () => PuppetType): TypeFactory {
  return factory<PuppetType, PuppetType>(typeName, baseType, (_, type) => {
    throw withoutParameters(type);
  });
}

function factory<Type extends PuppetType, Result extends Value>(
  typeName: string,
  baseType: () => Type,
  parameterize: (parameters: readonly Value[], type: Type) => Result,
  readRegExp: ReadRegExp = () => new RejectedRegExp(),
): TypeFactory<Result> {
  const create = (...parameters: readonly TypeParameter[]): Result | Type =>
    parameters.length === 0
      ? baseType()
      : parameterize(
          parameters.map((parameter) => toValue(parameter, readRegExp)),
          baseType(),
        );
  return Object.assign(create as (...parameters: readonly TypeParameter[]) => Result, { typeName, baseType });
}

/** A Regexp among the parameters of a type that rejects it. Its error shows only the class. */
class RejectedRegExp extends ValueObject {
  override kindName(): string {
    return 'Regexp';
  }

  override rubyClassName(): string {
    return 'Regexp';
  }
}

/** Returns a Regexp whose source can appear in an error, and that nothing is matched with. */
export function unmatchedRegExp(literal: RegExp): PuppetRegExp {
  return new PuppetRegExp(sourceOfLiteral(literal), '', () => literal);
}

function toValue(parameter: TypeParameter, readRegExp: ReadRegExp): Value {
  if (typeof parameter !== 'object' && typeof parameter !== 'function') return parameter;
  if (isTypeSource(parameter)) return asType(parameter);
  if (Array.isArray(parameter)) return parameter.map((each) => toValue(each, readRegExp));
  if (parameter instanceof RegExp) return readRegExp(parameter);
  return isPlainObject(parameter)
    ? hash(Object.fromEntries(Object.entries(parameter).map(([key, value]) => [key, toValue(value, readRegExp)])))
    : (parameter as Value);
}

/** Whether an object was written as a literal. The other objects among parameters are Puppet values. */
function isPlainObject(value: object | null): value is { readonly [key: string]: TypeParameter } {
  return value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
