import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { functionError, type Message } from '../errors/messages.js';
import { RegexpType } from '../types/regexp.js';
import { rubyClassOf } from '../types/ruby-class.js';
import { PatternType } from '../types/string.js';
import { PuppetRegExp } from '../values/regexp.js';
import { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';
import { patternOf } from './support/pattern.js';

const messages = {
  NO_REGEXP: { text: 'Given Regexp Type has no regular expression' },
  NOT_A_PATTERN: {
    text: 'match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got {class}',
  },
} as const satisfies Record<string, Message>;

/**
 * Matches a string against a regular expression, its text, a Pattern, or an array of these. Returns an array of the
 * whole match and its groups, or undef if nothing matches. For an array of strings, returns an array of such results.
 *
 * @example
 * match('abc123', /([a-z]+)(\d+)/) # => ['abc123', 'abc', '123']
 */
export const match = defineBuiltin(
  'match',
  dispatch(['String string', 'Variant[Any, Type] pattern'], matched),
  dispatch(['Array[String] string', 'Variant[Any, Type] pattern'], (strings: readonly string[], pattern: Value) =>
    strings.map((text) => matched(text, pattern)),
  ),
);

function matched(text: string, pattern: Value): Value {
  if (pattern instanceof PuppetRegExp) return groupsOf(pattern, text);
  if (typeof pattern === 'string') return groupsOf(patternOf(pattern), text);
  if (isArray(pattern)) return firstMatch(text, pattern);
  if (pattern instanceof PuppetType) {
    const type = pattern.resolved();
    if (type instanceof PatternType) return firstMatch(text, type.patterns);
    if (type instanceof RegexpType) {
      if (type.pattern === null) throw functionError(messages.NO_REGEXP, {});
      return groupsOf(type.pattern, text);
    }
  }
  throw functionError(messages.NOT_A_PATTERN, { class: rubyClassOf(pattern) });
}

function firstMatch(text: string, patterns: readonly Value[]): Value {
  for (const pattern of patterns) {
    const groups = matched(text, pattern);
    if (groups !== null) return groups;
  }
  return null;
}

function groupsOf(regexp: PuppetRegExp, text: string): Value {
  const groups = regexp.expressionFor(text).exec(text);
  return groups === null ? null : groups.map((group: string | undefined) => group ?? null);
}
