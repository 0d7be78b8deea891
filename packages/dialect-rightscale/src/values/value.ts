import { DateTime } from './date-time.js';
import { Float, type Integer } from './numbers.js';
import { Range } from './range.js';
import { Regexp } from './regexp.js';
import { ResourceCollection } from './resource-collection.js';
import { VersionedArray, VersionedHash } from './versioned.js';

export type ArrayValue = readonly Value[] | VersionedArray<Value>;
export type HashValue = ReadonlyMap<string, Value> | VersionedHash<Value>;

/** A value of the language. Values never change. */
export type Value =
  | null
  | boolean
  | Integer
  | Float
  | string
  | DateTime
  | ArrayValue
  | HashValue
  | Range
  | Regexp
  | ResourceCollection;

/** The elements of an array for immediate use; null for other values. */
export function elementsOf(value: Value): readonly Value[] | null {
  if (Array.isArray(value)) return value as readonly Value[];
  return value instanceof VersionedArray ? value.elements : null;
}

/** The entries of a hash for immediate use; null for other values. */
export function entriesOf(value: Value): ReadonlyMap<string, Value> | null {
  if (value instanceof Map) return value as ReadonlyMap<string, Value>;
  return value instanceof VersionedHash ? value.entries : null;
}

export function isInteger(value: Value): value is Integer {
  return typeof value === 'number' || typeof value === 'bigint';
}

export function isNumber(value: Value): value is Integer | Float {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float;
}

/** The double that is nearest to a number. */
export function doubleOf(value: Integer | Float): number {
  return value instanceof Float ? value.value : Number(value);
}

/** The value of a number, which JavaScript compares exactly with that of another number. */
export function exactNumber(value: Integer | Float): number | bigint {
  return value instanceof Float ? value.value : value;
}

/** Only `false` and `null` are false. */
export function truthy(value: Value): boolean {
  return value !== false && value !== null;
}

/** The types of values, under their names in the tables of operators. */
export type TypeName =
  | 'Null'
  | 'Boolean'
  | 'Number'
  | 'String'
  | 'Date/Time'
  | 'Array'
  | 'Hash'
  | 'Range'
  | 'Regular Expression'
  | 'Resource Collection';

export function typeName(value: Value): TypeName {
  if (value === null) return 'Null';
  switch (typeof value) {
    case 'boolean':
      return 'Boolean';
    case 'number':
    case 'bigint':
      return 'Number';
    case 'string':
      return 'String';
    default:
  }
  if (value instanceof Float) return 'Number';
  if (value instanceof DateTime) return 'Date/Time';
  if (value instanceof ResourceCollection) return 'Resource Collection';
  if (value instanceof Range) return 'Range';
  if (value instanceof Regexp) return 'Regular Expression';
  return elementsOf(value) === null ? 'Hash' : 'Array';
}

/** The type of a value with its article, for messages: `a Number`, `null`, `true`. */
export function describeType(value: Value): string {
  if (value === null || typeof value === 'boolean') return String(value);
  const name = typeName(value);
  return `${name === 'Array' ? 'an' : 'a'} ${name}`;
}
