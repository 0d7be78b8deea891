/**
 * Returns whether every character is one UTF-16 unit, so that JavaScript's indexes are Puppet's. Reading the first one
 * joins the parts of a text that was built from others, which a regular expression does more slowly.
 */
export function hasNoSurrogates(text: string): boolean {
  if (text.length > MAX_LOOP) return (text.charCodeAt(0) & 0xf800) !== 0xd800 && !/[\ud800-\udfff]/.test(text);
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xf800) === 0xd800) return false;
  return true;
}

/** The largest length of a text for which a loop is faster than a regular expression. */
const MAX_LOOP = 12;

/** Returns the number of characters (code points). A surrogate pair is one character. */
export function characterCount(text: string): number {
  let count = text.length;
  if (hasNoSurrogates(text)) return count;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** Returns whether a text has more characters than `count`. The number of code units often decides, which is quickly read. */
export function isLongerThan(text: string, count: number | bigint): boolean {
  const units = text.length;
  return units > count && (units / 2 > count || characterCount(text) > count);
}

/** Returns the characters (code points) as strings. */
export function charactersOf(text: string): string[] {
  return hasNoSurrogates(text) ? text.split('') : Array.from(text);
}

/** Returns the position of a character (code point) in a text; null for other values and for a character that is not there. */
export function characterIndex(text: string, character: unknown): number | null {
  if (typeof character !== 'string') return null;
  if (character.length !== 1 || !hasNoSurrogates(character)) {
    const index = Array.from(text).indexOf(character);
    return index < 0 ? null : index;
  }
  const units = text.indexOf(character);
  return units < 0 ? null : characterCount(text.slice(0, units));
}

/** Returns the character (code point) at an index from the start; an empty text outside the text. */
export function characterAt(text: string, index: number): string {
  // Later characters do not change the position of earlier ones.
  return isWithoutSurrogates(text, 0, index + 1) ? text.charAt(index) : sliceCharacters(text, index, index + 1);
}

/** Returns the character (code point) at a negative index, which counts from the end; an empty text outside the text. */
export function characterFromEnd(text: string, index: number): string {
  const start = text.length + index;
  if (start >= 0 && isWithoutSurrogates(text, start, text.length)) return text.charAt(start);
  return Array.from(text).at(index) ?? '';
}

/** Returns the characters from `start` (inclusive) to `end` (exclusive), or to the end of the text, by code point. */
export function sliceCharacters(text: string, start: number, end?: number): string {
  return isWithoutSurrogates(text, 0, end ?? start)
    ? text.slice(start, end)
    : Array.from(text).slice(start, end).join('');
}

/** The largest number of characters for which a loop is faster than a regular expression. */
const MAX_CHECKED_CHARACTERS = 24;

/** Whether the characters between two positions are one UTF-16 unit each. */
function isWithoutSurrogates(text: string, start: number, end: number): boolean {
  if (end - start > MAX_CHECKED_CHARACTERS) return hasNoSurrogates(text.slice(start, end));
  for (let i = start; i < end; i++) if ((text.charCodeAt(i) & 0xf800) === 0xd800) return false;
  return true;
}
