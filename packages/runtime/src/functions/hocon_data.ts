import { defineFileData } from './support/data-functions.js';

/**
 * Reads a HOCON file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('hocon_data') # => false
 */
export const hocon_data = defineFileData('hocon_data');
