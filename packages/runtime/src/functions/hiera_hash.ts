import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated; use `lookup` with the strategy `hash`. Looks up a key in the data. Returns the hashes of all levels
 * merged, else the default or the result of the block.
 *
 * @example
 * hiera_hash('no::such::key', {}) # => {}
 */
export const hiera_hash = defineHiera('hiera_hash');
