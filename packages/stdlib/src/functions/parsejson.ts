import { FunctionError, JsonError, noConversion, parseJson } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

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
    return parseJson(text, 'ruby');
  } catch (error) {
    if (fallback === false) throw error instanceof JsonError ? new FunctionError(error.message) : error;
    if (!(error instanceof FunctionError || error instanceof JsonError)) throw error;
    return fallback;
  }
});
