import type { MatchRecord } from '../context/match-record.js';
import type { PuppetRegExp } from '../values/regexp.js';
import type { Value } from '../values/value.js';
import { matchNotString } from './errors.js';

/**
 * Puppet's `=~` with a regular expression literal on the right and a String on the left. A match records its groups in
 * `record`; a failed match leaves the earlier groups. Unlike `match`, this function does not load the translator of
 * regular expressions.
 * @throws {EvaluationError} MATCH_NOT_STRING
 */
export function matchRegExp(left: Value, regexp: PuppetRegExp, record?: MatchRecord): boolean {
  if (typeof left !== 'string') throw matchNotString(left);
  return matchesRegExp(regexp, left, record);
}

/** Returns whether `regexp` matches somewhere in `text`. */
export function matchesRegExp(regexp: PuppetRegExp, text: string, record?: MatchRecord): boolean {
  const { compiled } = regexp;
  if (!record) return compiled.test(text);
  const groups = compiled.exec(text);
  if (groups === null) return false;
  record.record(groups);
  return true;
}
