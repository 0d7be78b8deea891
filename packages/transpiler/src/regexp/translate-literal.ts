import { translateRegExp, type Translation } from '@pptjs/runtime/regexp';

const MAX_ENTRIES = 2000;

/** The last translations. Programs repeat patterns, and each literal is translated by validation and by lowering. */
const translations = new Map<string, Translation>();

/**
 * Translates a Ruby regular expression literal to JavaScript.
 *
 * @throws {RegExpError} if the pattern is not a valid regular expression
 */
export function translateLiteral(pattern: string): Translation {
  let translation = translations.get(pattern);
  if (translation === undefined) {
    translation = translateRegExp(pattern);
    if (translations.size >= MAX_ENTRIES) translations.clear();
    translations.set(pattern, translation);
  }
  return translation;
}
