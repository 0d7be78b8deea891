import { defineFileData } from './support/data-functions.js';

/**
 * Reads a HOCON file for Hiera, which calls it as the `data_hash` of a level; not to be called from manifests.
 *
 * @example
 * defined('hocon_data') # => false
 */
export const hocon_data = defineFileData('hocon_data');
