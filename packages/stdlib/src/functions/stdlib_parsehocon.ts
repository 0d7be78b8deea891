import { defineBuiltin } from '@pptjs/runtime';
import { hoconReader } from './parsehocon.js';

/**
 * The value of a HOCON text; the second argument, if it is there, where the text is no HOCON.
 *
 * @example
 * stdlib::parsehocon('a = [1, 2]') # => { 'a' => [1, 2] }
 */
export const stdlib_parsehocon = defineBuiltin('stdlib::parsehocon', hoconReader);
