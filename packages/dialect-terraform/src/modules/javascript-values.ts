/** Conversion between Terraform's values and plain JavaScript values. */
import { exceedLimit, LIMITS } from '../evaluation/limits.js';
import { BigFloat } from '../values/big-float.js';
import { parseNumber } from '../values/number-text.js';
import { isNumber, isWhole, nearestDouble, type NumberValue, safeIntegerOf, truncateNumber } from '../values/number.js';
import {
  isComposite,
  isSequence,
  MapValue,
  normalizeText,
  NULL,
  NullValue,
  objectOf,
  ObjectValue,
  TupleValue,
  UnknownValue,
  type Value,
} from '../values/value.js';

const MAX_DEPTH = 500;

/**
 * A Terraform value from a JavaScript value: an array becomes a tuple, and a plain object an object. A value of Terraform
 * stays what it is.
 *
 * @throws TypeError if the value has no counterpart
 * @throws LimitError if the value is nested too deeply
 */
export function fromJavaScript(value: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) exceedLimit(LIMITS.DEPTH, { limit: String(MAX_DEPTH) });
  switch (typeof value) {
    case 'string':
      return normalizeText(value);
    case 'boolean':
      return value;
    case 'bigint':
      return parseNumber(value.toString()) ?? NULL;
    case 'number':
      return fromDouble(value);
    default:
  }
  if (value === null || value === undefined) return NULL;
  if (value instanceof NullValue || value instanceof UnknownValue || value instanceof BigFloat) return value;
  if (Array.isArray(value)) return new TupleValue(value.map((element) => fromJavaScript(element, depth + 1)));
  if (isCompositeObject(value)) return value;
  if (typeof value === 'object' && isPlainObject(value))
    return objectOf(
      Object.entries(value).map(([name, member]) => [normalizeText(name), fromJavaScript(member, depth + 1)]),
    );
  throw new TypeError(
    `A ${typeof value === 'object' ? value.constructor.name : typeof value} is no value of Terraform`,
  );
}

/** The decimal text of a double is what its author has written, so that 0.1 is exactly one tenth. */
function fromDouble(double: number): NumberValue {
  if (Number.isNaN(double)) throw new TypeError('NaN is no value of Terraform');
  return Number.isFinite(double) ? (parseNumber(String(double)) ?? double) : double;
}

function isCompositeObject(value: object): value is Exclude<Extract<Value, object>, BigFloat> {
  return isComposite(value as Value);
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The JavaScript value of a Terraform value. */
export type JavaScriptValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly JavaScriptValue[]
  | { readonly [name: string]: JavaScriptValue };

/**
 * A JavaScript value from a Terraform value. An integer that no double represents is a bigint, and another such number
 * the nearest double. A set is an array. Objects have no prototype, so that every name is a name.
 */
export function toJavaScript(value: Value): JavaScriptValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (isNumber(value)) return toDouble(value);
  if (isSequence(value)) return value.elements.map(toJavaScript);
  if (!isComposite(value)) return null;
  const members: Record<string, JavaScriptValue> = Object.create(null) as Record<string, JavaScriptValue>;
  const entries = value instanceof ObjectValue ? value.attributes : value instanceof MapValue ? value.entries : [];
  for (const [name, member] of entries) members[name] = toJavaScript(member);
  return members;
}

function toDouble(number: NumberValue): number | bigint {
  const integer = safeIntegerOf(number);
  if (integer !== null) return integer;
  return (isWhole(number) ? truncateNumber(number) : null) ?? nearestDouble(number);
}
