import { functionError, type Value } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

const TRUE = /^(1|t|y|true|yes)$/i;
const FALSE = /^(0|f|n|false|no|undef|undefined|)$/i;

/**
 * Converts a Boolean or the text of a Boolean.
 *
 * @throws {FunctionError} for any other value
 */
export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw functionError(messages.STR2BOOL_NOT_A_STRING, {});
  const lines = value.split('\n');
  if (lines.some((line) => TRUE.test(line))) return true;
  if (lines.some((line) => FALSE.test(line))) return false;
  throw functionError(messages.STR2BOOL_UNKNOWN_TEXT, {});
}

/** Returns whether a value is true in a condition of Ruby: neither missing, undef nor false. */
export function isTruthy(value: Value | undefined): value is Exclude<Value, null | false> {
  return value !== undefined && value !== null && value !== false;
}
