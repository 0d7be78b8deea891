import {
  DEFAULT,
  evaluationError,
  isArray,
  isInteger,
  Float,
  type MatchRecord,
  matchRegExp as matchText,
  PuppetHash,
  PuppetRegExp,
  rubyEquals,
  type Value,
} from '@pptjs/runtime/internal';
import { numberOf } from '../values/number.js';
import { shown, textOf } from '../values/text.js';
import { messages } from './messages.js';

/**
 * `==`. Numbers, and texts that are numbers, are compared as numbers; other texts without regard to the case of the
 * letters A to Z. Undef equals the empty text. The elements of arrays and hashes must be identical, also in case.
 */
export function equals(left: Value, right: Value): boolean {
  const a = numberOf(left);
  const b = numberOf(right);
  if (a !== null && b !== null) return rubyEquals(a, b);
  if (typeof left === 'string' && typeof right === 'string') return foldCase(left) === foldCase(right);
  if (left === null) return right === null || right === '';
  if (right === null) return left === '';
  return rubyEquals(left, right);
}

/** `!=` */
export function notEquals(left: Value, right: Value): boolean {
  return !equals(left, right);
}

function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * `in`. Finds a text in a text, among the elements of an array or among the keys of a hash, with regard to case. A
 * number counts as its text on both sides.
 * @throws {EvaluationError} IN_NOT_STRING, IN_NOT_COLLECTION
 */
export function isIn(left: Value, right: Value): boolean {
  const text = textOfScalar(left);
  if (text === null) throw evaluationError(messages.IN_NOT_STRING, { value: shown(left) });
  if (typeof right === 'string') return right.includes(text);
  if (isArray(right)) return right.some((element) => textOfScalar(element) === text);
  if (right instanceof PuppetHash) return Array.from(right.keys()).some((key) => textOfScalar(key) === text);
  throw evaluationError(messages.IN_NOT_COLLECTION, { value: shown(right) });
}

/** The text of a string or number; null for other values. */
function textOfScalar(value: Value): string | null {
  return typeof value === 'string' || isInteger(value) || value instanceof Float ? textOf(value) : null;
}

/**
 * `=~`: whether a regular expression matches somewhere in a text. Undef is the empty text. A match records its groups
 * in `record`.
 *
 * @param regexp a Regexp, or a plain literal (see docs/modules.md)
 * @throws {EvaluationError} MATCH_NOT_STRING
 */
export function matchRegExp(left: Value, regexp: PuppetRegExp | RegExp, record?: MatchRecord): boolean {
  if (left !== null && typeof left !== 'string')
    throw evaluationError(messages.MATCH_NOT_STRING, { value: shown(left) });
  return matchText(left ?? '', regexp, record);
}

/**
 * Whether a value matches an option of a `case` or selector: a regular expression that matches its text, `default`, or
 * a value that is equal to it.
 */
export function caseMatches(option: Value | RegExp, value: Value, record?: MatchRecord): boolean {
  if (option instanceof RegExp || option instanceof PuppetRegExp) return matchText(textOf(value), option, record);
  return option === DEFAULT || equals(option, value);
}

/**
 * Rejects a value for which a selector has no option.
 * @throws {EvaluationError} UNMATCHED_SELECTOR
 */
export function unmatchedSelector(value: Value): never {
  throw evaluationError(messages.UNMATCHED_SELECTOR, { value: textOf(value) });
}

/** Whether a value is true in a condition: every value except undef, the empty text and `false` is. */
export function truthy(value: Value): boolean {
  return value !== null && value !== '' && value !== false;
}
