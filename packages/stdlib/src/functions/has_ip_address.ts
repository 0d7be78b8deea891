import { hasInterface } from '../interfaces.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Whether an interface of the node has an address.
 *
 * @example
 * has_ip_address('127.0.0.1')
 */
export const has_ip_address = oldFunction('has_ip_address', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1) throw wrongCount('has_ip_address', args.length, '1');
  return hasInterface('ipaddress', value);
});
