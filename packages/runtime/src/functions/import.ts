import { EvaluationError } from '../diagnostics/error.js';
import { defineBuiltin, dispatch } from './define.js';

/**
 * Does not exist any more: always an error, which says so.
 *
 * @example
 * defined('import') # => false
 */
export const import_ = defineBuiltin(
  'import',
  dispatch(['Any args*'], () => {
    throw new EvaluationError(
      'DISCONTINUED_IMPORT',
      "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation",
    );
  }),
);
