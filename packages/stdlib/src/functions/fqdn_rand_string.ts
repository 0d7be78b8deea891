import { callByName, FunctionError, isInteger, type Value } from '@pptjs/runtime';
import { joined } from '../joined.js';
import { oldFunction } from '../old-function.js';

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A random text of some length: always the same for the same node, characters and further arguments.
 *
 * @example
 * fqdn_rand_string(3, 'a') # => 'aaa'
 */
export const fqdn_rand_string = oldFunction('fqdn_rand_string', (args) => {
  if (args.length === 0)
    throw new FunctionError('fqdn_rand_string(): Wrong number of arguments given (0 for minimum 1)');
  const [length = null, given = '', ...seed] = args;
  const size = sizeOf(length);
  if (size === undefined) throw new FunctionError('fqdn_rand_string(): first argument must be a positive integer');
  if (typeof given !== 'string')
    throw new FunctionError('fqdn_rand_string(): second argument must be undef or a string');
  return randomText(size, given, seed);
});

/** Characters of a text (else letters and digits), by the node and a seed. */
export function randomText(size: number, text: string, seed: readonly Value[]): string {
  const characters = [...(text === '' ? ALPHANUMERIC : text)];
  return Array.from({ length: size }, (_, i) => {
    const at = callByName('fqdn_rand', [characters.length, joined([...seed, String(i + 1)])]);
    return characters[Number(at)];
  }).join('');
}

function sizeOf(value: Value): number | undefined {
  if (isInteger(value)) return value > 0 ? Number(value) : undefined;
  return typeof value === 'string' && /^[1-9]\d*$/m.test(value) ? Number.parseInt(value, 10) : undefined;
}
