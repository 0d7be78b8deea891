import { defineFileData } from './support/data-functions.js';

/**
 * Reads a JSON file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('json_data') # => false
 */
export const json_data = defineFileData('json_data');
