import type { MatchRecord } from '../context/match-record.js';
import { type EvaluationError, FunctionError } from '../errors/error.js';
import { evaluationError, formatMessage, type Message } from '../errors/messages.js';
import { dynamicRegExp } from '../regexp/dynamic.js';
import { RegExpError } from '../regexp/error.js';
import { asType, isTypeFactory, isTypeSource, type TypeSource } from '../type-reading/type-source.js';
import { PuppetRegExp } from '../values/regexp.js';
import { rubyClassName } from '../values/ruby-class.js';
import { SemVerRange } from '../values/semver-range.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { failedExpressionBecause, matchNotString } from './errors.js';
import { matchesRegExp } from './match-regexp.js';
import { rangeIncludes } from './version.js';

const messages = {
  MATCH_NOT_REGEXP: {
    code: 'MATCH_NOT_REGEXP',
    text: "Can not convert right match operand to a regular expression. Caused by '{reason}'.",
    help: 'Close each parenthesis and bracket, or write `\\\\` before a literal one.',
  },
  NOT_A_STRING: { text: 'no implicit conversion of {class} into String' },
} as const satisfies Record<string, Message>;

/**
 * Puppet's `=~`. Matches a String against a Regexp or the text of one, any value against a type, and a version against
 * a range. A match with a Regexp records its groups in `record`; a failed match leaves the earlier groups.
 * @throws {EvaluationError} MATCH_NOT_STRING, MATCH_NOT_REGEXP
 */
export function match(left: Value, right: Value | TypeSource, record?: MatchRecord): boolean {
  if (right instanceof PuppetType) return isInstance(left, right, '=~');
  if (isTypeFactory(right)) return isInstance(left, right.baseType(), '=~');
  if (isTypeSource(right)) return isInstance(left, asType(right), '=~');
  if (right instanceof SemVerRange) return rangeIncludes(right, left);
  const regexp = right instanceof PuppetRegExp ? right : regExpOf(right);
  if (typeof left !== 'string') throw matchNotString(left);
  return matchesRegExp(regexp, left, record);
}

/** Puppet's `!~`: the negation of `=~`. Also records the groups of a match. */
export function notMatch(left: Value, right: Value | TypeSource, record?: MatchRecord): boolean {
  return isTypeSource(right) ? !isInstance(left, asType(right), '!~') : !match(left, right, record);
}

/** Some types cannot test a value, such as an Init type without a constructor. The error then names the operator. */
function isInstance(value: Value, type: PuppetType, operator: string): boolean {
  try {
    return type.isInstance(value);
  } catch (error) {
    throw error instanceof FunctionError ? failedExpressionBecause(operator, error.message) : error;
  }
}

function regExpOf(value: Value): PuppetRegExp {
  if (typeof value !== 'string') throw notRegExp(formatMessage(messages.NOT_A_STRING, { class: rubyClassName(value) }));
  try {
    return dynamicRegExp(value);
  } catch (error) {
    if (error instanceof RegExpError) throw notRegExp(error.message);
    throw error;
  }
}

function notRegExp(reason: string): EvaluationError {
  return evaluationError(messages.MATCH_NOT_REGEXP, { reason }, 1);
}
