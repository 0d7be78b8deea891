import { FunctionError, noConversion } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

const MAC = /^(?:(?:[\da-f]{2}:){5}|(?:[\da-f]{2}:){19})[\da-f]{2}$/im;

/**
 * Whether a text is the address of a network interface: 6 or 20 bytes with colons between them.
 *
 * @example
 * is_mac_address('00:a0:1f:12:7f:a0') # => true
 */
export const is_mac_address = oldFunction('is_mac_address', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_mac_address(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  if (typeof value !== 'string') throw noConversion(value, 'String');
  return MAC.test(value);
});
