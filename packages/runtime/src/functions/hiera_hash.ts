import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated, use `lookup` with the strategy `hash`. Looks a key up in the data: the hashes of all levels merged, else
 * the default or what the block gives.
 *
 * @example
 * hiera_hash('no::such::key', {}) # => {}
 */
export const hiera_hash = defineHiera('hiera_hash');
