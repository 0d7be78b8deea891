import { compareCodePoints } from './compare.js';

/** Below this the engine's own sort is as fast. */
const FEW = 64;
/** What numbers hold exactly: five ASCII characters of seven bits each, and a place of 17 bits. */
const WIDTH = 5;
const PLACES = 2 ** 17;

/** Strings in the order of code points, as another array. */
export function sortTexts(texts: readonly string[]): string[] {
  return byPackedText(texts) ?? (texts.some((text) => SURROGATE.test(text)) ? texts.toSorted(compareCodePoints) : texts.toSorted());
}

/** JavaScript's own order goes by UTF-16, which is that of code points where there are no surrogates. */
const SURROGATE = /[\ud800-\udfff]/;

/**
 * Sorts numbers in place of texts, which the engine does in a third of the time: of each text the characters behind what all have in
 * common, then its place. Null where that is not ASCII, or not worth it.
 */
function byPackedText(texts: readonly string[]): string[] | null {
  const { length } = texts;
  if (length < FEW || length > PLACES) return null;
  const start = commonLength(texts);
  const packed = new Float64Array(length);
  for (let place = 0; place < length; place++) {
    const characters = pack(texts[place] as string, start);
    if (characters === null) return null;
    packed[place] = characters * PLACES + place;
  }
  return unpack(packed.sort(), texts);
}

function commonLength(texts: readonly string[]): number {
  const first = texts[0] as string;
  let common = first.length;
  for (let place = 1; place < texts.length && common > 0; place++) {
    const text = texts[place] as string;
    const longest = Math.min(common, text.length);
    common = 0;
    while (common < longest && text.charCodeAt(common) === first.charCodeAt(common)) common++;
  }
  return common;
}

/** The end of a text comes before every character. */
function pack(text: string, start: number): number | null {
  let characters = 0;
  for (let at = start; at < start + WIDTH; at++) {
    const digit = at < text.length ? text.charCodeAt(at) + 1 : 0;
    if (digit > 127) return null;
    characters = characters * 128 + digit;
  }
  return characters;
}

/** The texts in the order of the numbers; those whose numbers say the same of their characters are sorted by what comes after. */
function unpack(packed: Float64Array, texts: readonly string[]): string[] {
  const sorted = texts.slice();
  let start = 0;
  let shared = -1;
  for (let at = 0; at < packed.length; at++) {
    const number = packed[at] as number;
    const characters = Math.floor(number / PLACES);
    sorted[at] = texts[number - characters * PLACES] as string;
    if (characters === shared) continue;
    sortWithin(sorted, start, at);
    start = at;
    shared = characters;
  }
  sortWithin(sorted, start, sorted.length);
  return sorted;
}

/** Sorts a part of an array in its place. Most are one text, once or many times. */
function sortWithin(texts: string[], start: number, end: number): void {
  let same = start + 1;
  while (same < end && texts[same] === texts[start]) same++;
  if (same >= end) return;
  const part = sortTexts(texts.slice(start, end));
  for (let at = start; at < end; at++) texts[at] = part[at - start] as string;
}
