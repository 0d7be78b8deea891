import { FunctionError, isArray, oldText, type Value } from '@pptjs/runtime';
import { networkOf, parseIpAddress } from '../ip-address.js';
import { ipv6Text } from '../ipv6-text.js';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';

/**
 * Puts addresses of version 6 in brackets; those of version 4 and `*` stay as they are.
 *
 * @example
 * enclose_ipv6(['127.0.0.1', '::1']) # => ['127.0.0.1', '[::1]']
 */
export const enclose_ipv6 = oldFunction('enclose_ipv6', (args) => {
  if (args.length !== 1)
    throw new FunctionError(`enclose_ipv6(): Wrong number of arguments given ${args.length} for 1`);
  const [given = null] = args;
  if (typeof given !== 'string' && !isArray(given)) {
    throw new FunctionError(`enclose_ipv6(): Wrong argument type given ${rubyClass(given)} expected String or Array`);
  }
  return [
    ...new Set(
      flatten(given)
        .filter((value) => value !== null)
        .map(enclosed),
    ),
  ];
});

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

function enclosed(value: Value): string {
  const text = oldText(value);
  if (text === '*') return text;
  const address = parseIpAddress(text);
  if (address === undefined)
    throw new FunctionError(`enclose_ipv6(): Wrong argument given ${text} is not an ip address.`);
  return address.version === 4 ? text : `[${ipv6Text(networkOf(address).first)}${/%[\w.-]+/.exec(text)?.[0] ?? ''}]`;
}
