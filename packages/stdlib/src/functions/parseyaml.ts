import { LookupError, parseYaml } from '@pptjs/hiera';
import { FunctionError, noConversion } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';

const UNKNOWN_FILE = '<unknown>';
/** What stands before a refusal of what is YAML, but no data. */
const REFUSED = /^Unable to parse \(<unknown>\): (?=Tried to load|Unknown alias)/;

/**
 * The value of a YAML text; the second argument, if it is there, where the text is no YAML, empty, or false.
 *
 * @example
 * parseyaml('a: [1, yes]') # => { 'a' => [1, true] }
 */
export const parseyaml = oldFunction('parseyaml', (args) => {
  if (args.length === 0) throw new FunctionError('Wrong number of arguments. 1 or 2 arguments should be provided.');
  const [text = null, given = null] = args;
  try {
    if (typeof text !== 'string') throw noConversion(text, 'String');
    const value = parseYaml(text, UNKNOWN_FILE, { aliases: false });
    return value === null || value === false ? given : value;
  } catch (error) {
    if (!(error instanceof FunctionError) && !(error instanceof LookupError)) throw error;
    if (given !== null && given !== false) return given;
    throw new FunctionError(error.message.replace(REFUSED, '').replace(/^Unable to parse /, ''));
  }
});
