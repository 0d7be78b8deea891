import { LookupError, parseYaml } from '@pptjs/hiera';
import { FunctionError, noConversion } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

const UNKNOWN_FILE = '<unknown>';

/**
 * The value of a YAML text; the second argument, if it is there and not false, where the text is no YAML.
 *
 * @example
 * parseyaml('a: [1, yes]') # => { 'a' => [1, true] }
 */
export const parseyaml = oldFunction('parseyaml', (args) => {
  if (args.length === 0) throw new FunctionError('Wrong number of arguments. 1 or 2 arguments should be provided.');
  const [text = null, fallback = false] = args;
  try {
    if (typeof text !== 'string') throw noConversion(text, 'String');
    return parseYaml(text, UNKNOWN_FILE);
  } catch (error) {
    if (fallback !== false && (error instanceof FunctionError || error instanceof LookupError)) return fallback;
    throw error instanceof LookupError ? new FunctionError(error.message.replace(/^Unable to parse /, '')) : error;
  }
});
