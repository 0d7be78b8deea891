import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { findService } from '../context/services.js';
import type { Value } from '../values/value.js';
import { NO_DATA } from './support/lookup-answer.js';

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
