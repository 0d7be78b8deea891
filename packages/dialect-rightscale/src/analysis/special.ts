import { fullName, type Variable } from '../syntax/nodes.js';

/** Variables that connect an error with its handler. All blocks and definitions share them. */
const SPECIAL = new Set(['$_error', '$_error_behavior']);

/** Whether a variable connects an error with its handler. */
export function isSpecial(variable: Variable): boolean {
  return SPECIAL.has(fullName(variable));
}
