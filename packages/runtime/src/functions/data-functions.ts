import { defineBuiltin, dispatch, mismatch, type BuiltinFunction } from '../calling/define-builtin.js';
import { findService } from '../context/services.js';
import { type Value } from '../values/value.js';
import { NO_DATA } from './support/lookup.js';

/** Defines a function that reads a data file for Hiera. It takes options and the context of the lookup. */
function defineFileData(name: 'yaml_data' | 'json_data' | 'hocon_data'): BuiltinFunction {
  return defineBuiltin(
    name,
    dispatch(
      ["Struct[{'path' => String[1]}] options", 'Puppet::LookupContext context'],
      (options: Value, context: Value) => (findService('lookup') ?? NO_DATA).data(name, [options, context]),
    ),
    mismatch(
      ['Hash options', 'Puppet::LookupContext context'],
      () =>
        "one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this data_hash function",
    ),
  );
}

/**
 * Looks up a key in an encrypted YAML file. Hiera calls this function as the `lookup_key` of a level. Manifests must
 * not call it.
 *
 * @example
 * defined('eyaml_lookup_key') # => false
 */
export const eyaml_lookup_key = defineBuiltin(
  'eyaml_lookup_key',
  dispatch(
    ['String[1] key', 'Hash[String[1], Any] options', 'Puppet::LookupContext context'],
    (key: Value, options: Value, context: Value) =>
      (findService('lookup') ?? NO_DATA).data('eyaml_lookup_key', [key, options, context]),
  ),
);

/**
 * Reads a HOCON file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('hocon_data') # => false
 */
export const hocon_data = defineFileData('hocon_data');

/**
 * Reads a JSON file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('json_data') # => false
 */
export const json_data = defineFileData('json_data');

/**
 * Reads a YAML file. Hiera calls this function as the `data_hash` of a level. Manifests must not call it.
 *
 * @example
 * defined('yaml_data') # => false
 */
export const yaml_data = defineFileData('yaml_data');
