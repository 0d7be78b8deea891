import { defineHiera } from './support/hiera-functions.js';

/**
 * Deprecated, use `lookup`. Looks a key up in the data: the value of the highest level, else the default or what the
 * block gives.
 *
 * @example
 * hiera('no::such::key', 'none') # => 'none'
 */
export const hiera = defineHiera('hiera');
