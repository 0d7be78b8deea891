import type { MatchRecord } from '../context/match-record.js';
import { exactExpression } from '../regexp/plain-literal.js';
import { isPlainText, PuppetRegExp } from '../values/regexp.js';
import type { Value } from '../values/value.js';
import { matchNotString } from './errors.js';

/**
 * Puppet's `=~` with a regular expression literal on the right and a String on the left. A match records its groups in
 * `record`; a failed match leaves the earlier groups. Unlike `match`, this function does not load the translator of
 * regular expressions.
 * @param regexp a Regexp, or a plain literal (see regexp/plain-literal.ts)
 * @throws {EvaluationError} MATCH_NOT_STRING
 */
export function matchRegExp(left: Value, regexp: PuppetRegExp | RegExp, record?: MatchRecord): boolean {
  if (typeof left !== 'string') throw matchNotString(left);
  return matchesRegExp(regexp, left, record);
}

/** Returns whether `regexp` matches somewhere in `text`. */
export function matchesRegExp(regexp: PuppetRegExp | RegExp, text: string, record?: MatchRecord): boolean {
  const expression = regexp instanceof PuppetRegExp ? regexp.expressionFor(text) : expressionFor(regexp, text);
  if (!record) return expression.test(text);
  const groups = expression.exec(text);
  if (groups === null) return false;
  record.record(groups);
  return true;
}

/** Returns the expression that matches in `text` what Ruby would match with a plain literal. */
function expressionFor(literal: RegExp, text: string): RegExp {
  return isPlainText(text) ? literal : exactExpression(literal);
}
