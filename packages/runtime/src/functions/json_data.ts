import { defineFileData } from './support/data-functions.js';

/**
 * Reads a JSON file for Hiera, which calls it as the `data_hash` of a level; not to be called from manifests.
 *
 * @example
 * defined('json_data') # => false
 */
export const json_data = defineFileData('json_data');
