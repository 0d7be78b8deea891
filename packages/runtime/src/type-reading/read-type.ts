import { createContext, withContext } from '../context/context.js';
import { EvaluationError, InvalidTypeTextError } from '../errors/error.js';
import type { PuppetType } from '../values/type.js';
import { evaluateTypeText, parseType } from './parse.js';

/**
 * The right side of an alias as it is read, not evaluated. `shown` is how messages quote the whole.
 * @throws {EvaluationError} with what is wrong in it
 */
export function readType(text: string, shown: string): PuppetType {
  try {
    return parseType(text);
  } catch (error) {
    if (error instanceof InvalidTypeTextError && error.text === text) throw new InvalidTypeTextError(shown);
    throw error;
  }
}

/**
 * Whether the text of a type is something else where it is read than where it is evaluated. Names are those of the
 * language only; a text that is beyond the reader counts as the same.
 */
export function isReadOtherwise(text: string): boolean {
  return withContext(createContext({ log: () => undefined }), () => {
    const evaluated = answerOf(() => evaluateTypeText(text));
    return evaluated !== null && evaluated !== answerOf(() => parseType(text));
  });
}

/** The type or the error that comes of it; null where the text could not be read at all. */
function answerOf(make: () => PuppetType): string | null {
  try {
    return String(make());
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return error.code === '' ? null : `error: ${error.message}`;
  }
}
