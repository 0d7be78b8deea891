import { FunctionError, noConversion } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { parseRubyJson } from '../ruby-json.js';

/**
 * The value of a JSON text; the second argument, if it is there and not false, where the text is no JSON.
 *
 * @example
 * parsejson('{"a": [1, null]}') # => { 'a' => [1, undef] }
 */
export const parsejson = oldFunction('parsejson', (args) => {
  if (args.length === 0) throw new FunctionError('Wrong number of arguments. 1 or 2 arguments should be provided.');
  const [text = null, fallback = false] = args;
  try {
    if (typeof text !== 'string') throw noConversion(text, 'String');
    return parseRubyJson(text);
  } catch (error) {
    if (!(error instanceof FunctionError) || fallback === false) throw error;
    return fallback;
  }
});
