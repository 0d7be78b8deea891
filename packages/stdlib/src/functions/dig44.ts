import {
  Float,
  FunctionError,
  type Integer,
  isArray,
  isInteger,
  PuppetHash,
  rubyInteger,
  type Value,
} from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * What is in arrays and hashes at a path of keys and indexes; the third argument where nothing is there.
 *
 * @example
 * dig44({ 'a' => { 'b' => ['x', 'y'] } }, ['a', 'b', 1], 'none') # => 'y'
 */
export const dig44 = oldFunction('dig44', (args) => {
  if (args.length === 0) throw new FunctionError('dig44(): Wrong number of arguments given (0 for minimum 1)');
  if (args.length < 2)
    throw new FunctionError(`dig44(): Wrong number of arguments given (${args.length} for at least 2)`);
  const [data = null, path = null, fallback = null] = args;
  if (!isArray(data) && !(data instanceof PuppetHash)) {
    throw new FunctionError(`dig44(): first argument must be a hash or an array, given ${rubyClass(data)}`);
  }
  if (!isArray(path)) throw new FunctionError(`dig44(): second argument must be an array, given ${rubyClass(path)}`);
  return path.reduce(dig, data) ?? fallback;
});

/** What an array or hash has at a key; undef where there is nothing. */
export function dig(at: Value, key: Value): Value {
  if (at instanceof PuppetHash) return at.get(key) ?? null;
  const index = indexOf(key);
  return isArray(at) && index !== null ? (at.at(Number(index)) ?? null) : null;
}

/** Ruby's `Integer(…)`. */
function indexOf(key: Value): Integer | null {
  if (typeof key === 'string') return rubyInteger(key);
  if (key instanceof Float) return Number.isFinite(key.value) ? Math.trunc(key.value) : null;
  return isInteger(key) ? key : null;
}
