import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated; use `lookup`. Looks up a key in the data. Returns the value of the highest level that has the key, else
 * the default or the result of the block.
 *
 * @example
 * hiera('no::such::key', 'none') # => 'none'
 */
export const hiera = defineHiera('hiera');
