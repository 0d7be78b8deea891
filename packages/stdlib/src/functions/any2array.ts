import { isArray, PuppetHash } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * Makes an array of anything: an array stays, a hash becomes its keys and values in turn, several arguments become the
 * elements.
 *
 * @example
 * any2array('a') # => ['a']
 */
export const any2array = oldFunction('any2array', (args) => {
  if (args.length === 0) return [];
  if (args.length > 1) return [...args];
  const [value = null] = args;
  if (isArray(value)) return value;
  if (value instanceof PuppetHash) return Array.from(value).flat(1);
  return value === '' ? [] : [value];
});
