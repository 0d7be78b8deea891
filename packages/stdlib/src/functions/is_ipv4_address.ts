import { FunctionError } from '@pptjs/runtime';
import { parseIpAddress } from '../ip-address.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is the text of an IP address of version 4.
 *
 * @example
 * is_ipv4_address('::1') # => false
 */
export const is_ipv4_address = deprecatedTest('is_ipv4_address', 'Ipv4', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_ipv4_address(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return typeof value === 'string' && parseIpAddress(value)?.version === 4;
});
