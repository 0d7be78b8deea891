import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { equals } from './equals.js';

/** Ruby's `==`, which Array subtraction uses: like Puppet's, but strings are compared with regard to case. */
export function rubyEquals(left: Value, right: Value): boolean {
  if (typeof left === 'string') return left === right;
  if (isInteger(left) || left instanceof Float) return equals(left, right);
  if (isArray(left)) {
    return (
      isArray(right) &&
      left.length === right.length &&
      left.every((element, i) => rubyEquals(element, right[i] as Value))
    );
  }
  if (left instanceof PuppetHash) return right instanceof PuppetHash && equalHashes(left, right);
  return equals(left, right);
}

function equalHashes(left: PuppetHash, right: PuppetHash): boolean {
  if (left.size !== right.size) return false;
  return left.every((key, value) => {
    const other = right.peek(key);
    return other !== undefined && rubyEquals(value, other);
  });
}
