import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes white space from the end of a string. For a collection, converts each string in it.
 *
 * @example
 * rstrip(" hello\n ") # => ' hello'
 */
export const rstrip = defineStringMapping('rstrip', stripEnd);

const BLANKS = new Set('\0\t\n\v\f\r ');

/** Removes the white space that Ruby's `rstrip` removes. */
export function stripEnd(text: string): string {
  let end = text.length;
  while (end > 0 && BLANKS.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
