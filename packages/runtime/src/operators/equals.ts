import { equalStrings } from '../text/compare.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { ValueObject } from '../values/value-object.js';
import { isArray, isInteger, type Integer, type PuppetArray, type Value } from '../values/value.js';
import { applyToRareOperands } from './rare-operands.js';

/**
 * Puppet's `==`. Compares strings without regard to ASCII case, numbers by value (also with the seconds of a time),
 * Arrays and Hashes by their elements (keys exactly), and types as sets of values. Never fails.
 */
export function equals(left: Value, right: Value): boolean {
  if (typeof left === 'string') return typeof right === 'string' && equalStrings(left, right);
  if (typeof left === 'number' && typeof right === 'number') return left === right;
  return applyToRareOperands(rareEquality, left, right);
}

const rareEquality = [equalOthers] as const;

/** Puppet's `!=`. */
export function notEquals(left: Value, right: Value): boolean {
  return !equals(left, right);
}

function equalOthers(left: Value, right: Value): boolean {
  if (isInteger(left) || left instanceof Float) return equalNumber(left, right);
  if (left === null || typeof left !== 'object') return left === right;
  if (isArray(left)) return isArray(right) && equalArrays(left, right);
  if (left instanceof PuppetHash) return right instanceof PuppetHash && equalHashes(left, right);
  return left.equals(right);
}

function equalNumber(left: Integer | Float, right: Value): boolean {
  if (right instanceof Float) return left instanceof Float ? left.value === right.value : left == right.value;
  // JavaScript's == between a number and a bigint is exact.
  if (isInteger(right)) return left instanceof Float ? left.value == right : left === right;
  // Times, and numbers of the host.
  return right instanceof ValueObject && right.equals(left);
}

function equalArrays(left: PuppetArray, right: PuppetArray): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (!equals(left[i] as Value, right[i] as Value)) return false;
  return true;
}

function equalHashes(left: PuppetHash, right: PuppetHash): boolean {
  if (left.size !== right.size) return false;
  // As in Puppet, a key that is missing on the right is treated as a key with the value undef.
  return left.every((key, value) => equals(value, right.peek(key) ?? null));
}
