import { reportText } from '../errors/long-text.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetRegExp } from '../values/regexp.js';
import { globalForm } from './compile.js';
import { literalOf } from './literal-pattern.js';
import { hasReferences, type Replacement, replaceFirst, replaceLiteral, replacementFor } from './replacement.js';

/**
 * Replaces the first match in a text, or all matches.
 * @param replacement a text in Ruby's syntax (`\1`), or a hash that maps matched texts to replacements
 */
export function substitute(
  text: string,
  regexp: PuppetRegExp,
  replacement: string | PuppetHash,
  isGlobal: boolean,
): string {
  const found = regexp.expressionFor(text);
  const expression = isGlobal ? globalForm(found) : found;
  return replaceMatches(text, expression, replacementFor(expression, replacement), isGlobal);
}

function replaceMatches(text: string, expression: RegExp, replacement: Replacement, isGlobal: boolean): string {
  return isGlobal
    ? text.replace(expression, replacement.script as string)
    : replaceFirst(text, expression, replacement);
}

/**
 * The text that a pattern without options replaces by a text without references, so that no regular expression is needed.
 * Null for other patterns and replacements.
 */
export function replacedText(source: string, replacement: string): string | null {
  return hasReferences(replacement) ? null : literalOf(source);
}

/**
 * Returns a function that replaces matches as `regsubst` does. Calls whose pattern and replacement are literals compile to
 * such functions, which are constants of the module.
 * @param flag `G` replaces all matches
 */
export function substitution(regexp: PuppetRegExp, replacement: string, flag?: 'G'): (text: string) => string {
  const isGlobal = flag === 'G';
  let literal: string | null | undefined;
  /** The expression of the last text, its form that replaces, and the replacement for it. Most texts have the same. */
  let found: RegExp | undefined;
  let expression: RegExp;
  let translated: Replacement;
  const byExpression = (text: string): string => {
    const current = regexp.expressionFor(text);
    if (current !== found) {
      expression = isGlobal ? globalForm(current) : current;
      translated = replacementFor(expression, replacement);
      found = current;
    }
    return replaceMatches(text, expression, translated, isGlobal);
  };
  return (text) => {
    if (literal === undefined) literal = replacedText(regexp.source, replacement);
    const result = literal === null ? byExpression(text) : replaceLiteral(text, literal, replacement, isGlobal);
    reportText(result);
    return result;
  };
}
