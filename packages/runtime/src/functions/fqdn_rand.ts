import { context } from '../context/context.js';
import { functionError, type Message } from '../errors/messages.js';
import { legacyText } from '../presentation/legacy-values.js';
import { unexpectedValue } from '../presentation/ruby-errors.js';
import { encodeText } from '../text/byte-text.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { compact } from '../values/integer.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { digestOf } from './digests.js';
import { defineLegacyFunction } from './support/define-legacy.js';
import { MersenneTwister } from './support/mersenne-twister.js';
import { wholeNumber } from './support/rounding.js';

const messages = {
  LIMIT_NOT_POSITIVE: { text: 'invalid argument - {limit}' },
  NO_NODE_NAME: { text: "The fact 'networking.fqdn' is missing" },
} as const satisfies Record<string, Message>;

/**
 * Returns a random Integer from 0 up to, but not including, a limit. The result is always the same for the same node
 * and arguments. The second argument is a seed. If the third argument is true, the case of the node's name has no
 * effect.
 *
 * @example
 * fqdn_rand(100, 'expire cache') < 100 # => true
 */
export const fqdn_rand = defineLegacyFunction('fqdn_rand', { atLeast: 1 }, ([limit, seed = null, fold = null]) => {
  const max = rubyToInteger(limit!);
  const name = nodeName();
  if (fold !== null && fold !== false && name === null) throw functionError(messages.NO_NODE_NAME, {});
  const fqdn = name === null ? '' : fold !== null && fold !== false ? name.toLowerCase() : name;
  const text = `${fqdn}:${max}:${joinable(seed)}`;
  if (max <= 0n) throw functionError(messages.LIMIT_NOT_POSITIVE, { limit: max });
  const digest = digestOf(encodeText(text), 'md5');
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
  return isArray(value) ? value.map(joinable).join(':') : legacyText(value);
}

/** Ruby's `to_i`. */
function rubyToInteger(value: Value): bigint {
  if (isInteger(value)) return BigInt(value);
  if (value instanceof Float) return BigInt(wholeNumber(Math.trunc(value.value)));
  if (typeof value !== 'string') throw unexpectedValue(value, 'a number');
  const digits = /^[\s\v]*([-+]?\d+(?:_\d+)*)/.exec(value)?.[1] ?? '0';
  return BigInt(digits.replaceAll('_', '').replace(/^\+/, ''));
}
