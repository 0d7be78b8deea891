import { fail } from '../errors/error.js';
import { DateTime, isDateRange } from './date-time.js';
import { Float, integerOf } from './numbers.js';
import { Range, rangeElements } from './range.js';
import { Regexp } from './regexp.js';
import { ResourceCollection } from './resource-collection.js';
import { describeType, elementsOf, entriesOf, type Value } from './value.js';
import { VersionedArray, VersionedHash } from './versioned.js';

/** Deeper values are an error, and so are cyclic ones. */
const MAX_DEPTH = 500;

/**
 * Converts a JavaScript value to a value of the language. An integer that is a safe one becomes an integer, any other
 * number a `Float`; a bigint is an integer; a Date is a date/time; undefined is null; objects and maps are hashes.
 *
 * @param name what the value is, for messages: the name of a variable
 * @throws the failure `variable`
 */
export function fromJavaScript(value: unknown, name: string, depth = 0): Value {
  if (depth > MAX_DEPTH) return reject(name, 'it is nested too deeply');
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'boolean':
    case 'string':
      return value;
    case 'number':
      return fromNumber(value, name);
    case 'bigint':
      return integerOf(value) ?? reject(name, 'the integer needs more than 64 bits');
    case 'object':
      return value === null ? null : fromObject(value, name, depth);
    default:
      return reject(name, `a ${typeof value} is not a value of the language`);
  }
}

function fromNumber(value: number, name: string): Value {
  if (Number.isSafeInteger(value)) return value + 0;
  return Number.isFinite(value) ? new Float(value) : reject(name, `${value} is not a number of the language`);
}

const CLASSES = [Float, DateTime, Range, Regexp, ResourceCollection, VersionedArray, VersionedHash];

function fromObject(value: object, name: string, depth: number): Value {
  if (CLASSES.some((type) => value instanceof type)) return value as Value;
  if (Array.isArray(value)) return value.map((element) => fromJavaScript(element, name, depth + 1));
  if (value instanceof Date) return fromDate(value, name);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const hash = new Map<string, Value>();
  for (const [key, entry] of entries) {
    if (typeof key !== 'string') return reject(name, 'a key of a hash must be a string');
    hash.set(key, fromJavaScript(entry, name, depth + 1));
  }
  return hash;
}

function fromDate(date: Date, name: string): Value {
  const seconds = Math.floor(date.getTime() / 1000);
  return isDateRange(seconds) ? new DateTime(seconds) : reject(name, 'the date is invalid');
}

function reject(name: string, reason: string): never {
  return fail('variable', { name, reason });
}

/**
 * Reads a resource collection from a variable: the object itself, or `{ type, hrefs }`.
 *
 * @throws the failure `not-a-collection`
 */
export function collectionFromJavaScript(value: unknown, name: string): ResourceCollection {
  return findCollection(value) ?? fail('not-a-collection', { name, type: describeType(fromJavaScript(value, name)) });
}

/** The resource collection that a JavaScript value is or describes as `{ type, hrefs }`; null for other values. */
export function findCollection(value: unknown): ResourceCollection | null {
  if (value instanceof ResourceCollection) return value;
  if (typeof value === 'object' && value !== null) {
    const { type, hrefs } = value instanceof Map ? Object.fromEntries(value) : (value as Record<string, unknown>);
    const list: readonly unknown[] = Array.isArray(hrefs) ? hrefs : [];
    const isList = Array.isArray(hrefs) && list.every((href) => typeof href === 'string');
    if (typeof type === 'string' && isList) return new ResourceCollection(type, list.map(String));
  }
  return null;
}

/**
 * Converts a value to a JavaScript value: hashes become objects, date/times become Dates, integers beyond the safe ones
 * become bigints, and ranges become arrays. A resource collection stays one.
 */
export function toJavaScript(value: Value): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Float) return value.value;
  if (value instanceof DateTime) return new Date(value.seconds * 1000);
  if (value instanceof ResourceCollection) return value;
  if (value instanceof Regexp) return `/${value.source}/${value.options}`;
  const elements = value instanceof Range ? rangeElements(value) : elementsOf(value);
  if (elements !== null) return elements.map(toJavaScript);
  // Object.fromEntries defines its properties, so a key '__proto__' is an ordinary one.
  return Object.fromEntries(Array.from(entriesOf(value) ?? [], ([key, entry]) => [key, toJavaScript(entry)]));
}
