import { functionError, type Value } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

const TRUE = /^(1|t|y|true|yes)$/i;
const FALSE = /^(0|f|n|false|no)$/i;
const UNDEF = /^(undef|undefined)$/;

/**
 * Converts a Boolean or the text of a Boolean.
 *
 * @throws {FunctionError} for any other value
 */
export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw functionError(messages.STR2BOOL_NOT_A_STRING, {});
  // One line of several is enough.
  const lines = value.replace(/\n$/, '').split('\n');
  if (lines.includes('')) return false;
  if (lines.some((line) => TRUE.test(line))) return true;
  if (lines.some((line) => FALSE.test(line) || UNDEF.test(line))) return false;
  throw functionError(messages.STR2BOOL_UNKNOWN_TEXT, {});
}

/** Returns whether a value is true in a condition of Ruby: neither missing, undef nor false. */
export function isTruthy(value: Value | undefined): value is Exclude<Value, null | false> {
  return value !== undefined && value !== null && value !== false;
}
