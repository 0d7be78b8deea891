import { FunctionError } from '@pptjs/runtime';
import { parseIpAddress } from '../ip-address.js';
import { deprecatedTest } from '../old-test.js';

/**
 * Whether a value is the text of an IP address.
 *
 * @example
 * is_ip_address('::1') # => true
 */
export const is_ip_address = deprecatedTest('is_ip_address', 'Ip_address', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`is_ip_address(): Wrong number of arguments given ${args.length} for 1`);
  const [value = null] = args;
  return typeof value === 'string' && parseIpAddress(value) !== undefined;
});
