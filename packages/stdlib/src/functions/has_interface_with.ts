import { oldText } from '@pptjs/runtime';
import { hasInterface } from '../interfaces.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Whether the node has a network interface of some name, or one whose `ipaddress`, `netmask`, `network` or `macaddress`
 * has a value.
 *
 * @example
 * has_interface_with('ipaddress', '127.0.0.1')
 */
export const has_interface_with = oldFunction('has_interface_with', (args) => {
  const [kind, value] = args;
  if (kind === undefined || args.length > 2) throw wrongCount('has_interface_with', args.length, '1 or 2');
  return hasInterface(oldText(kind), value);
});
