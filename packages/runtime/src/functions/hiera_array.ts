import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated; use `lookup` with the strategy `unique`. Looks up a key in the data. Returns the values of all levels in
 * one array, else the default or the result of the block.
 *
 * @example
 * hiera_array('no::such::key', []) # => []
 */
export const hiera_array = defineHiera('hiera_array');
