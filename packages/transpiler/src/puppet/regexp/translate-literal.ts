import { BoundedMap } from '@pptjs/runtime/internal';
import {
  exactExpression,
  hasPlainLiteral,
  sourceOfLiteral,
  translateRegExp,
  type Translation,
} from '@pptjs/runtime/regexp';

/**
 * Translations by pattern, for all compilations of the process: a translation depends on nothing else. Programs repeat patterns,
 * and validation and lowering both translate each literal.
 */
const translations = new BoundedMap<string, Translation>(2000);

/**
 * Translates a Ruby regular expression literal to JavaScript.
 *
 * @throws {RegExpError} if the pattern is not a valid regular expression
 */
export function translateLiteral(pattern: string): Translation {
  let translation = translations.get(pattern);
  if (translation === undefined) translations.set(pattern, (translation = translateRegExp(pattern)));
  return translation;
}

/**
 * Returns the text between the slashes of a plain literal for a pattern; null if there is none. The run time derives the
 * pattern and its exact expression from the literal, so both must be the same as at compile time.
 */
export function plainLiteral(pattern: string): string | null {
  if (!hasPlainLiteral(pattern)) return null;
  const literal = new RegExp(pattern);
  const { pattern: translation, flags, emulation } = translateLiteral(pattern);
  const exact = exactExpression(literal);
  const isSame = sourceOfLiteral(literal) === pattern && exact.source === new RegExp(translation, flags).source;
  return isSame && exact.flags === flags && emulation === undefined ? literal.source : null;
}
