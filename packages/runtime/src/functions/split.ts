import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { compileRegExp } from '../regexp/compile.js';
import type { PuppetRegExp } from '../values/regexp.js';
import { Sensitive } from '../values/sensitive.js';
import type { PuppetType } from '../values/type.js';
import { patternOf, patternOfType } from './support/pattern.js';

/**
 * Splits a string where a pattern matches; groups of the pattern are among the parts, empty parts at the end are left
 * out. A Sensitive string gives a Sensitive array.
 *
 * @example
 * split('a, b,c', ',[ ]?') # => ['a', 'b', 'c']
 */
export const split = defineBuiltin(
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
);

function inside(sensitive: Sensitive): string {
  return sensitive.unwrap() as string;
}

/** A pattern without characters that mean something in a regular expression. */
const PLAIN = /^[^\\^$.|?*+()[\]{}\ud800-\udfff]+$/;

function splitByText(text: string, pattern: string): string[] {
  return PLAIN.test(pattern) ? withoutEmptyEnd(text.split(pattern)) : splitByRegExp(text, patternOf(pattern));
}

function splitByRegExp(text: string, pattern: PuppetRegExp): string[] {
  const parts = text.split(compileRegExp(pattern)) as (string | undefined)[];
  return withoutEmptyEnd(parts.filter((part) => part !== undefined));
}

/** A type without a regular expression splits between characters. */
function splitByType(text: string, type: PuppetType): string[] {
  const pattern = patternOfType(type);
  return pattern === null ? Array.from(text) : splitByRegExp(text, pattern);
}

function withoutEmptyEnd(parts: string[]): string[] {
  while (parts.at(-1) === '') parts.pop();
  return parts;
}
