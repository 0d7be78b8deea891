import type { MatchRecord } from '../context/match-record.js';
import { ContextSlot, settings } from '../context/settings.js';
import { exactExpression } from '../regexp/plain-literal.js';
import { BoundedMap } from '../text/bounded-map.js';
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

/**
 * The exact expressions of plain literals by their sources. A literal in compiled code is a new object each time, so the
 * objects themselves cannot hold these expressions.
 */
const exactExpressions = /* @__PURE__ */ new ContextSlot<BoundedMap<string, RegExp>>();
const MAX_ENTRIES = 1000;

/** Returns the expression that matches in `text` what Ruby would match with a plain literal. */
function expressionFor(literal: RegExp, text: string): RegExp {
  if (isPlainText(text)) return literal;
  const here = settings();
  let expressions = exactExpressions.get(here);
  if (expressions === undefined) exactExpressions.set(here, (expressions = new BoundedMap(MAX_ENTRIES)));
  let expression = expressions.get(literal.source);
  if (expression === undefined) expressions.set(literal.source, (expression = exactExpression(literal)));
  return expression;
}
