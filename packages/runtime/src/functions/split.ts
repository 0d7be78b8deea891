import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { literalOf } from '../regexp/literal-pattern.js';
import { charactersOf } from '../text/slice.js';
import { splitAt, withoutEmptyEnd } from '../text/split.js';
import { PuppetRegExp } from '../values/regexp.js';
import { Sensitive } from '../values/sensitive.js';
import type { PuppetType } from '../values/type.js';
import { patternOf, patternOfType } from './support/pattern.js';

/**
 * Splits a string at the matches of a pattern. The result includes the groups of the pattern, and omits empty parts at
 * the end. The parts of a Sensitive string are returned as a Sensitive array.
 *
 * @example
 * split('a, b,c', ',[ ]?') # => ['a', 'b', 'c']
 */
export const split = withFastPath(
  defineBuiltin(
    'split',
    dispatch(['String str', 'String pattern'], splitByText),
    dispatch(['String str', 'Regexp pattern'], splitByRegExp),
    dispatch(['String str', 'Type[Regexp] pattern'], splitByType),
    dispatch(
      ['Sensitive[String] sensitive', 'String pattern'],
      (text: Sensitive, pattern: string) => new Sensitive(splitByText(inside(text), pattern)),
    ),
    dispatch(
      ['Sensitive[String] sensitive', 'Regexp pattern'],
      (text: Sensitive, pattern: PuppetRegExp) => new Sensitive(splitByRegExp(inside(text), pattern)),
    ),
    dispatch(
      ['Sensitive[String] sensitive', 'Type[Regexp] pattern'],
      (text: Sensitive, pattern: PuppetType) => new Sensitive(splitByType(inside(text), pattern)),
    ),
  ),
  (general) =>
    (...args) => {
      const [text, pattern] = args;
      if (args.length !== 2 || typeof text !== 'string') return general(...args);
      if (typeof pattern === 'string') return splitByText(text, pattern);
      return pattern instanceof PuppetRegExp ? splitByRegExp(text, pattern) : general(...args);
    },
);

function inside(sensitive: Sensitive): string {
  return sensitive.unwrap() as string;
}

function splitByText(text: string, pattern: string): string[] {
  if (pattern === '') return charactersOf(text);
  const separator = literalOf(pattern);
  return separator === null ? splitByRegExp(text, patternOf(pattern)) : splitAt(text, separator);
}

function splitByRegExp(text: string, pattern: PuppetRegExp): string[] {
  const parts = text.split(pattern.expressionFor(text)) as (string | undefined)[];
  const hasGroups = parts.includes(undefined);
  return withoutEmptyEnd((hasGroups ? parts.filter((part) => part !== undefined) : parts) as string[]);
}

/** Splits by a type. A type without a regular expression splits between all characters. */
function splitByType(text: string, type: PuppetType): string[] {
  const pattern = patternOfType(type);
  return pattern === null ? charactersOf(text) : splitByRegExp(text, pattern);
}
