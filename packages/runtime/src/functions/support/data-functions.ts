import { defineBuiltin, dispatch, mismatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { findService } from '../../context/services.js';
import type { Value } from '../../values/value.js';
import { NO_DATA } from './lookup-answer.js';

/** Defines a function that reads a data file for Hiera. It takes options and the context of the lookup. */
export function defineFileData(name: 'yaml_data' | 'json_data' | 'hocon_data'): BuiltinFunction {
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
