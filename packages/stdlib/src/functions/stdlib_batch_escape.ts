import { defineBuiltin } from '@pptjs/runtime';
import { batchEscape } from './batch_escape.js';

/**
 * A value's text in double quotes, as a batch file of Windows takes it.
 *
 * @example
 * stdlib::batch_escape('foo "bar"') # => '"foo ""bar"""'
 */
export const stdlib_batch_escape = defineBuiltin('stdlib::batch_escape', batchEscape);
