import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated, use `lookup` with the strategy `unique`. Looks a key up in the data: the values of all levels in one
 * array, else the default or what the block gives.
 *
 * @example
 * hiera_array('no::such::key', []) # => []
 */
export const hiera_array = defineHiera('hiera_array');
