import { context } from '../context/context.js';
import { FunctionError } from '../errors/error.js';
import { oldText } from '../presentation/legacy-values.js';
import { undefinedMethod } from '../presentation/ruby-errors.js';
import { encodeUtf8 } from '../text/utf8.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { compact } from '../values/integer.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { defineOldBuiltin } from './support/define-old.js';
import { digestOf } from './support/digests.js';
import { MersenneTwister } from './support/mersenne-twister.js';
import { wholeNumber } from './support/rounding.js';

/**
 * Returns a random Integer from 0 up to, but not including, a limit. The result is always the same for the same node
 * and arguments. The second argument is a seed. If the third argument is true, the case of the node's name has no
 * effect.
 *
 * @example
 * fqdn_rand(100, 'expire cache') < 100 # => true
 */
export const fqdn_rand = defineOldBuiltin('fqdn_rand', { atLeast: 1 }, ([limit, seed = null, fold = null]) => {
  const max = rubyToInteger(limit!);
  const name = nodeName();
  if (fold !== null && fold !== false && name === null) throw undefinedMethod('downcase', null);
  const fqdn = name === null ? '' : fold !== null && fold !== false ? name.toLowerCase() : name;
  const text = `${fqdn}:${max}:${joinable(seed)}`;
  if (max <= 0n) throw new FunctionError(`invalid argument - ${max}`);
  const digest = digestOf(encodeUtf8(text), 'md5');
  return compact(new MersenneTwister(BigInt(`0x${digest}`)).upTo(max - 1n));
});

function nodeName(): string | null {
  const facts = context().topScope.lookup('facts');
  const networking = facts instanceof PuppetHash ? facts.get('networking') : null;
  const fqdn = networking instanceof PuppetHash ? networking.get('fqdn') : null;
  return typeof fqdn === 'string' ? fqdn : null;
}

/** Returns a value as Ruby's `Array#join` prints it. Nested arrays are joined with the same separator. */
function joinable(value: Value): string {
  return isArray(value) ? value.map(joinable).join(':') : oldText(value);
}

/** Ruby's `to_i`. */
function rubyToInteger(value: Value): bigint {
  if (isInteger(value)) return BigInt(value);
  if (value instanceof Float) return BigInt(wholeNumber(Math.trunc(value.value)));
  if (typeof value !== 'string') throw undefinedMethod('to_i', value, similarTo(value));
  const digits = /^[\s\v]*([-+]?\d+(?:_\d+)*)/.exec(value)?.[1] ?? '0';
  return BigInt(digits.replaceAll('_', '').replace(/^\+/, ''));
}

/** Methods whose names are like `to_i`, as Ruby proposes them. */
function similarTo(value: Value): readonly string[] {
  if (value instanceof ResourceType || value instanceof ClassType) return ['to_a', 'to_h', 'to_s'];
  return isArray(value) || value instanceof PuppetHash ? ['to_s', 'to_a', 'to_h'] : ['to_s'];
}
