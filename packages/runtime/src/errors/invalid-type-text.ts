import { InvalidTypeTextError } from './error.js';
import { formatMessage } from './messages.js';
import { INVALID_TYPE_TEXT } from './messages/types.js';

/** Creates the error for a text that is not a type. */
export function invalidTypeText(text: string): InvalidTypeTextError {
  return new InvalidTypeTextError(formatMessage(INVALID_TYPE_TEXT, { text }), text);
}
