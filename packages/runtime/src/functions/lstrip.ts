import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes white space from the start of a string. For a collection, converts each string in it.
 *
 * @example
 * lstrip("\n\thello ") # => 'hello '
 */
export const lstrip = defineStringMapping('lstrip', stripStart);

/** Removes the white space that Ruby's `lstrip` removes. */
export function stripStart(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Ruby strips NUL too
  return text.replace(/^[\0\t-\r ]+/, '');
}
