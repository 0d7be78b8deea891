import { defineFileData } from './support/data-functions.js';

/**
 * Reads a YAML file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('yaml_data') # => false
 */
export const yaml_data = defineFileData('yaml_data');
