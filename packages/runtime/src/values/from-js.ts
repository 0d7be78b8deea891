import { formatMessage, type Message, type MessageParameters } from '../errors/messages.js';
import { Binary } from './binary.js';
import { Float } from './float.js';
import { HashBuilder } from './hash.js';
import { compact, normalizeInteger } from './integer.js';
import { Timestamp } from './timestamp.js';
import { ValueObject } from './value-object.js';
import type { Integer, Value } from './value.js';

const messages = {
  PRIMITIVE: { text: 'A JavaScript {type} cannot become a Puppet value' },
  OBJECT: { text: 'A JavaScript object of class {class} cannot become a Puppet value' },
  INVALID_DATE: { text: 'An invalid Date cannot become a Puppet value' },
  CIRCULAR: { text: 'A JavaScript value that contains itself cannot become a Puppet value' },
} as const satisfies Record<string, Message>;

function notConvertible<M extends Message>(message: M, parameters: MessageParameters<M>): TypeError {
  return new TypeError(formatMessage(message, parameters));
}

/**
 * Converts a JavaScript value to a Puppet value:
 *
 * - `null` and `undefined` are undef; booleans and strings are themselves
 * - a safe integer is an Integer, any other number a Float (`1e300`, `NaN`, and `-0`, which is the Float -0.0)
 * - a bigint is an Integer
 * - arrays are Arrays; plain objects are Hashes of their own enumerable string keys; a `Map` is a Hash with its keys
 * - a `Set` is an Array, a `Date` a Timestamp, a `Uint8Array` a Binary
 * - Puppet values are themselves
 *
 * @throws {TypeError} for functions, symbols, objects of other classes, invalid dates, and values that contain
 *   themselves. A `RegExp` is such a class, because its syntax is not that of Ruby; pass a `PuppetRegExp`.
 * @throws {EvaluationError} NUMERIC_OVERFLOW for a bigint outside 64 bits
 */
export function fromJS(value: unknown): Value {
  return convertIn(value, new Set(), normalizeInteger);
}

/** Converts facts and other values of a node as `fromJS` does. Like data, they may contain Integers outside 64 bits. */
export function fromHost(value: unknown): Value {
  return convertIn(value, new Set(), compact);
}

type IntegerConversion = (value: bigint) => Integer;

function convertIn(value: unknown, open: Set<object>, toInteger: IntegerConversion): Value {
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'boolean':
    case 'string':
      return value;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? value : new Float(value);
    case 'bigint':
      return toInteger(value);
    case 'object':
      return value === null ? null : convertObject(value, open, toInteger);
    default:
      throw notConvertible(messages.PRIMITIVE, { type: typeof value });
  }
}

function convertObject(value: object, open: Set<object>, toInteger: IntegerConversion): Value {
  if (!isCommonValue(value) && value instanceof ValueObject) return value as Value;
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw notConvertible(messages.INVALID_DATE, {});
    return Timestamp.ofDate(value);
  }
  if (value instanceof Uint8Array) return new Binary(Uint8Array.from(value));
  if (open.has(value)) throw notConvertible(messages.CIRCULAR, {});
  open.add(value);
  try {
    return convertCollection(value, open, toInteger);
  } finally {
    open.delete(value);
  }
}

/** Returns whether the object is of a class that most values have, so that the other classes need not be tried. */
function isCommonValue(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function convertCollection(value: object, open: Set<object>, toInteger: IntegerConversion): Value {
  if (Array.isArray(value) || value instanceof Set)
    return Array.from(value as Iterable<unknown>, (element) => convertIn(element, open, toInteger));
  const prototype: unknown = Object.getPrototypeOf(value);
  const isMap = value instanceof Map;
  if (!isMap && prototype !== null && Object.getPrototypeOf(prototype) !== null)
    throw notConvertible(messages.OBJECT, { class: className(value) });
  const builder = new HashBuilder();
  for (const [key, element] of isMap ? (value as Map<unknown, unknown>) : Object.entries(value))
    builder.set(convertIn(key, open, toInteger), convertIn(element, open, toInteger));
  return builder.build();
}

function className(value: object): string {
  const constructor: unknown = value.constructor;
  return typeof constructor === 'function' && constructor.name !== '' ? constructor.name : 'unknown';
}
