import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { evaluationError, type Message } from '../errors/messages.js';

const messages = {
  DISCONTINUED_IMPORT: {
    code: 'DISCONTINUED_IMPORT',
    text: "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation",
  },
} as const satisfies Record<string, Message>;

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
    throw evaluationError(messages.DISCONTINUED_IMPORT, {});
  }),
);
