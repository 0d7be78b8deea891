import { equalStrings } from '../text/compare.js';
import { Binary } from '../values/binary.js';
import { Float } from '../values/float.js';
import { PuppetHash, keyId } from '../values/hash.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { Sensitive } from '../values/sensitive.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import { isArray, isInteger, type Integer, type PuppetArray, type Value } from '../values/value.js';
import { compareNanosecondsToNumber } from './temporal.js';

/**
 * Puppet's `==`. Compares strings without regard to ASCII case, numbers by value (also with the seconds of a time),
 * Arrays and Hashes by their elements (keys exactly), and types as sets of values. Never fails.
 */
export function equals(left: Value, right: Value): boolean {
  if (typeof left === 'string') return typeof right === 'string' && equalStrings(left, right);
  if (typeof left === 'number' && typeof right === 'number') return left === right;
  return equalOthers(left, right);
}

/** Puppet's `!=`. */
export function notEquals(left: Value, right: Value): boolean {
  return !equals(left, right);
}

function equalOthers(left: Value, right: Value): boolean {
  if (isInteger(left) || left instanceof Float) return equalNumber(left, right);
  if (left === null || typeof left !== 'object') return left === right;
  if (isArray(left)) return isArray(right) && equalArrays(left, right);
  if (left instanceof PuppetHash) return right instanceof PuppetHash && equalHashes(left, right);
  if (left instanceof PuppetType) return right instanceof PuppetType && left.equals(right);
  if (left instanceof Timestamp || left instanceof Timespan) return equalTime(left, right);
  return equalObjects(left, right);
}

function equalNumber(left: Integer | Float, right: Value): boolean {
  if (right instanceof Timestamp || right instanceof Timespan)
    return compareNanosecondsToNumber(right.nanoseconds, left) === 0;
  if (right instanceof Float) return left instanceof Float ? left.value === right.value : left == right.value;
  // JavaScript's == between a number and a bigint is exact.
  return isInteger(right) && (left instanceof Float ? left.value == right : left === right);
}

function equalTime(left: Timestamp | Timespan, right: Value): boolean {
  if (isInteger(right) || right instanceof Float) return compareNanosecondsToNumber(left.nanoseconds, right) === 0;
  const sameClass = left instanceof Timestamp ? right instanceof Timestamp : right instanceof Timespan;
  return sameClass && left.nanoseconds === (right as Timestamp | Timespan).nanoseconds;
}

function equalArrays(left: PuppetArray, right: PuppetArray): boolean {
  return left.length === right.length && left.every((element, i) => equals(element, right[i] as Value));
}

function equalHashes(left: PuppetHash, right: PuppetHash): boolean {
  if (left.size !== right.size) return false;
  // As in Puppet, a key that is missing on the right is treated as a key with the value undef.
  for (const [key, value] of left) if (!equals(value, right.get(key) ?? null)) return false;
  return true;
}

function equalObjects(left: object, right: Value): boolean {
  if (left === right) return true;
  if (left instanceof SemVer) return right instanceof SemVer && String(left) === String(right);
  if (left instanceof SemVerRange) return right instanceof SemVerRange && left.normalized() === right.normalized();
  if (left instanceof PuppetRegExp) return right instanceof PuppetRegExp && String(left) === String(right);
  if (left instanceof Binary) return right instanceof Binary && String(left) === String(right);
  if (left instanceof PuppetUri) return right instanceof PuppetUri && left.normalized() === right.normalized();
  if (left instanceof Sensitive) return right instanceof Sensitive && keyId(left) === keyId(right);
  if (left instanceof PuppetObject) return right instanceof PuppetObject && equalPuppetObjects(left, right);
  return false;
}

/**
 * Returns whether two objects have the same type (if the type compares types) and equal attributes (those that the type
 * compares).
 */
function equalPuppetObjects(left: PuppetObject, right: PuppetObject): boolean {
  const { type } = left;
  if (type.comparesTypes()) {
    if (!type.equals(right.type)) return false;
  } else if (type.equalityAttributes()?.size === 0) return false;
  const names = type.equalityAttributes() ?? left.attributes.keys();
  for (const name of names) {
    const own = left.get(name as string);
    const other = right.get(name as string);
    if (own === undefined || other === undefined ? own !== other : !sameAttribute(own, other)) return false;
  }
  return true;
}

/** Compares strings and numbers exactly, and times by value. */
function sameAttribute(left: Value, right: Value): boolean {
  if (left instanceof Timespan || left instanceof Timestamp) return equals(left, right);
  return keyId(left) === keyId(right);
}
