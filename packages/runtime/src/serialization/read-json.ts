import { formatMessage, type Message } from '../errors/messages.js';
import { describeJsonError } from './check-text.js';

/** For a text that the user has written and that is not JSON. */
export const NOT_JSON = { text: 'this is not JSON: {problem}' } as const satisfies Message;

/**
 * Parses JSON to JavaScript values, as `JSON.parse` does.
 * @throws {SyntaxError} NOT_JSON, with the line
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = describeJsonError(text) ?? String(error);
    throw new SyntaxError(formatMessage(NOT_JSON, { problem }), { cause: error });
  }
}
