/** White space as HCL trims it: Unicode's White_Space without the byte order mark. */
const LEADING = /^[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const TRAILING = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/;

export function trimLeading(text: string): string {
  return text.replace(LEADING, '');
}

/** Removes trailing white space in linear time: the pattern is only tried where the last other character ends. */
export function trimTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

export function trimBoth(text: string): string {
  return trimTrailing(trimLeading(text));
}
