import type { Binary } from './binary.js';
import type { Default } from './default.js';
import type { Float } from './float.js';
import type { PuppetHash } from './hash.js';
import type { PuppetIterator } from './iterator.js';
import type { PuppetObject } from './object.js';
import type { PuppetRegExp } from './regexp.js';
import type { SemVerRange } from './semver-range.js';
import type { SemVer } from './semver.js';
import type { Sensitive } from './sensitive.js';
import type { Timespan } from './timespan.js';
import type { Timestamp } from './timestamp.js';
import type { PuppetType } from './type.js';
import type { PuppetUri } from './uri.js';

/** An Integer: a `number` if it is a safe integer, otherwise a `bigint`. */
export type Integer = number | bigint;

export type PuppetArray = readonly Value[];

/** Any value of the Puppet language. All values are immutable. See ARCHITECTURE.md, "Values". */
export type Value =
  | null
  | boolean
  | Integer
  | string
  | Default
  | Float
  | PuppetArray
  | PuppetHash
  | PuppetRegExp
  | Timestamp
  | Timespan
  | SemVer
  | SemVerRange
  | Binary
  | PuppetUri
  | Sensitive
  | PuppetIterator
  | PuppetType
  | PuppetObject;

/** Whether a Puppet value is an Integer. Floats are objects. */
export function isInteger(value: unknown): value is Integer {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** As `Array.isArray`, for Puppet values, whose arrays are read-only. */
export function isArray(value: unknown): value is PuppetArray {
  return Array.isArray(value);
}

/**
 * Returns the elements of an Array, with nested Arrays replaced by their elements. An Array without nested Arrays is
 * returned itself. Any other value is the only element.
 */
export function flattenArrays(value: Value): readonly Value[] {
  if (!isArray(value)) return [value];
  return value.some(isArray) ? value.flatMap(flattenArrays) : value;
}
