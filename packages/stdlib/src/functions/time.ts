import { FunctionError, isArray, PuppetHash, undefinedMethod, type Value } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

/**
 * The seconds that have passed since 1970 began (UTC). A name of a time zone is taken, and makes no difference.
 *
 * @example
 * time() > 1500000000 # => true
 */
export const time = oldFunction('time', (args) => {
  if (args.length > 1) throw new FunctionError(`time(): Wrong number of arguments given ${args.length} for 0 or 1`);
  const [zone = ''] = args;
  if (!hasLength(zone)) throw undefinedMethod('empty?', zone);
  return Math.floor(Date.now() / 1000);
});

function hasLength(value: Value): boolean {
  return typeof value === 'string' || isArray(value) || value instanceof PuppetHash;
}
