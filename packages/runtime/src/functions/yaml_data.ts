import { defineFileData } from './support/data-functions.js';

/**
 * Reads a YAML file for Hiera, which calls it as the `data_hash` of a level; not to be called from manifests.
 *
 * @example
 * defined('yaml_data') # => false
 */
export const yaml_data = defineFileData('yaml_data');
