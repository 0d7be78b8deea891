import { hasInterface } from '../interfaces.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Whether an interface of the node is in a network, given by its address.
 *
 * @example
 * has_ip_network('127.0.0.0')
 */
export const has_ip_network = oldFunction('has_ip_network', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1) throw wrongCount('has_ip_network', args.length, '1');
  return hasInterface('network', value);
});
