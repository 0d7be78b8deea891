/**
 * Creates instances of types without parameters: compiled code calls `createInteger('0x1F')` for `Integer('0x1F')`. A single
 * value that is already an instance is returned. Unlike `newInstance`, a bundle contains only the constructors that it uses.
 * Each throws a FunctionError if an instance cannot be created from these values.
 */
import { NUMERIC } from '../types/scalar.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { newArray } from './array.js';
import { newBoolean } from './boolean.js';
import { checkedInstance } from './checked-instance.js';
import { newFloat } from './float.js';
import { newHash } from './hash.js';
import { newInteger, plainInteger } from './integer.js';
import { newNumeric } from './numeric.js';
import { newSemVerRange } from './semver-range.js';
import { newSemVer } from './semver.js';
import { newString } from './string.js';
import { newTimespan } from './timespan.js';
import { newTimestamp } from './timestamp.js';

export function createArray(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && isArray(value) ? value : newArray()(value, ...options);
}

export function createBoolean(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && typeof value === 'boolean' ? value : newBoolean()(value, ...options);
}

export function createFloat(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && value instanceof Float ? value : newFloat()(value, ...options);
}

export function createHash(value: Value, ...options: readonly Value[]): Value {
  if (options.length === 0) {
    if (value instanceof PuppetHash) return value;
    if (isArray(value) && value.length > 0 && value.every(isPair)) return PuppetHash.from(value as [Value, Value][]);
  }
  return newHash()(value, ...options);
}

const isPair = (value: Value): boolean => isArray(value) && value.length === 2;

export function createInteger(value: Value, radix?: Value, ...options: readonly Value[]): Value {
  if (options.length === 0) {
    if (radix === undefined && isInteger(value)) return value;
    const number = typeof value === 'string' ? plainInteger(value, radix === undefined ? DEFAULT : radix) : null;
    if (number !== null) return number;
  }
  return radix === undefined ? newInteger()(value) : newInteger()(value, radix, ...options);
}

/** The constructor can return undef, which is an error. */
export function createNumeric(value: Value, ...options: readonly Value[]): Value {
  if (options.length === 0 && (isInteger(value) || value instanceof Float)) return value;
  return newNumeric()(value, ...options) ?? checkedInstance(NUMERIC, null);
}

export function createSemVer(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && value instanceof SemVer ? value : newSemVer()(value, ...options);
}

export function createSemVerRange(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && value instanceof SemVerRange ? value : newSemVerRange()(value, ...options);
}

export function createString(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && typeof value === 'string' ? value : newString()(value, ...options);
}

export function createTimespan(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && value instanceof Timespan ? value : newTimespan()(value, ...options);
}

export function createTimestamp(value: Value, ...options: readonly Value[]): Value {
  return options.length === 0 && value instanceof Timestamp ? value : newTimestamp()(value, ...options);
}
