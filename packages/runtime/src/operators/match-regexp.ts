import type { MatchRecord } from '../context/match-record.js';
import type { PuppetRegExp } from '../values/regexp.js';
import type { Value } from '../values/value.js';
import { matchNotString } from './errors.js';

/**
 * Puppet's `=~` with a literal regular expression on the right: a String matches it. A match leaves its groups in
 * `record`; one that fails leaves the earlier ones. Unlike `match`, it needs no translator of regular expressions.
 * @throws {EvaluationError} MATCH_NOT_STRING
 */
export function matchRegExp(left: Value, regexp: PuppetRegExp, record?: MatchRecord): boolean {
  if (typeof left !== 'string') throw matchNotString(left);
  return matchesRegExp(regexp, left, record);
}

/** Whether `regexp` matches somewhere in `text`. */
export function matchesRegExp(regexp: PuppetRegExp, text: string, record?: MatchRecord): boolean {
  const { compiled } = regexp;
  if (!record) return compiled.test(text);
  const groups = compiled.exec(text);
  if (groups === null) return false;
  record.record(groups);
  return true;
}
