import { isBlank } from '../text/blank.js';
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
  let start = 0;
  while (start < text.length && isBlank(text.charCodeAt(start))) start++;
  return start === 0 ? text : text.slice(start);
}
