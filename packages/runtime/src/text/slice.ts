/** Returns whether every character is one UTF-16 unit, so that JavaScript's indexes are Puppet's. */
function hasNoSurrogates(text: string): boolean {
  return !/[\ud800-\udfff]/.test(text);
}

/** Returns the number of characters (code points). */
export function characterCount(text: string): number {
  if (hasNoSurrogates(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Returns the characters from `start` (inclusive) to `end` (exclusive), by code point. */
export function sliceCharacters(text: string, start: number, end: number): string {
  return hasNoSurrogates(text) ? text.slice(start, end) : Array.from(text).slice(start, end).join('');
}
