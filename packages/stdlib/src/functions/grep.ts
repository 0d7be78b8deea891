import { FunctionError, isArray, noConversion, PuppetHash, undefinedMethod } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { patternOf } from '../pattern.js';

/**
 * The strings of an array that match a regular expression.
 *
 * @example
 * grep(['aaa', 'bbb', 'aaaddd'], 'aaa') # => ['aaa', 'aaaddd']
 */
export const grep = oldFunction('grep', (args) => {
  if (args.length !== 2) throw new FunctionError(`grep(): Wrong number of arguments given ${args.length} for 2`);
  const [array = null, source = null] = args;
  if (typeof source !== 'string') throw noConversion(source, 'String');
  const pattern = patternOf(source);
  // The elements of a hash are pairs, which match nothing.
  if (array instanceof PuppetHash) return [];
  if (!isArray(array)) throw undefinedMethod('grep', array);
  return array.filter((value) => typeof value === 'string' && pattern.test(value));
});
