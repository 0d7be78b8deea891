import { createContext } from '../context/context.js';
import { withContext } from '../context/settings.js';
import { EvaluationError, InvalidTypeTextError } from '../errors/error.js';
import { invalidTypeText } from '../errors/invalid-type-text.js';
import type { PuppetType } from '../values/type.js';
import { evaluateTypeText, parseType } from './parse.js';

/**
 * Reads the right side of an alias without evaluating it. `shown` is the text that messages quote.
 * @throws {EvaluationError} if the text is not a type
 */
export function readType(text: string, shown: string): PuppetType {
  try {
    return parseType(text);
  } catch (error) {
    if (error instanceof InvalidTypeTextError && error.text === text) throw invalidTypeText(shown);
    throw error;
  }
}

/**
 * Returns whether reading the text of a type has another result than evaluating it. Only built-in names are known here.
 * A text that cannot be read counts as the same.
 */
export function isReadOtherwise(text: string): boolean {
  return withContext(createContext({ log: () => undefined }), () => {
    const evaluated = answerOf(() => evaluateTypeText(text));
    return evaluated !== null && evaluated !== answerOf(() => parseType(text));
  });
}

/**
 * Returns whether using an alias certainly succeeds. `texts` has the right sides of aliases by name. Other names that are
 * not built in count as unknown types.
 */
export function isValidAlias(name: string, texts: Readonly<Record<string, string>>): boolean {
  return withContext(createContext({ log: () => undefined }), () => {
    try {
      parseType(name, texts).resolved();
      evaluateTypeText(texts[name] ?? '', texts);
      return true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      return false;
    }
  });
}

/** Returns the text of the type or of the error; null if the text could not be read at all. */
function answerOf(make: () => PuppetType): string | null {
  try {
    return String(make());
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return error.code === '' ? null : `error: ${error.message}`;
  }
}
