import { defineBuiltin } from '@pptjs/runtime';
import { merging } from './merge.js';

/**
 * Merges hashes, as `merge` does.
 *
 * @example
 * stdlib::merge({ 'a' => 1 }, { 'b' => 2 }) # => { 'a' => 1, 'b' => 2 }
 */
export const stdlib_merge = defineBuiltin('stdlib::merge', ...merging);
