import { FunctionError, isArray, isInteger, noConversion, PuppetHash, undefinedMethod } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { patternOf } from '../pattern.js';

/**
 * The elements of an array, or the pairs of a hash by their keys, that do not match a regular expression.
 *
 * @example
 * reject(['aaa', 'bbb', 'aaaddd'], 'aaa') # => ['bbb']
 */
export const reject = oldFunction('reject', (args) => {
  if (args.length !== 2) throw new FunctionError(`reject(): Wrong number of arguments given ${args.length} for 2`);
  const [values = null, source = null] = args;
  if (typeof source !== 'string') throw noConversion(source, 'String');
  const pattern = patternOf(source);
  const matches = (text: unknown): boolean => typeof text === 'string' && pattern.test(text);
  if (isArray(values)) return values.filter((value) => !matches(value));
  if (values instanceof PuppetHash) return PuppetHash.from([...values].filter(([key]) => !matches(key)));
  throw undefinedMethod('reject', values, isInteger(values) ? ['rect'] : []);
});
