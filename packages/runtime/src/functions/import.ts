import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { EvaluationError } from '../errors/error.js';

/**
 * Always fails: Puppet has removed this function.
 *
 * @example
 * defined('import') # => false
 */
export const import_ = defineBuiltin(
  'import',
  { isStatement: true },
  dispatch(['Any args*'], () => {
    throw new EvaluationError(
      'DISCONTINUED_IMPORT',
      "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation",
    );
  }),
);
