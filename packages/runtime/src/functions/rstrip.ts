import { isBlank } from '../text/blank.js';
import { defineStringMapping } from './support/string-mapping.js';

/**
 * Removes white space from the end of a string. For a collection, converts each string in it.
 *
 * @example
 * rstrip(" hello\n ") # => ' hello'
 */
export const rstrip = defineStringMapping('rstrip', stripEnd);

/** Removes the white space that Ruby's `rstrip` removes. */
export function stripEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}
