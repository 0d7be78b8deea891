import { compareCodePoints, encodeUtf8 } from '@pptjs/runtime/internal';

/** Returns the strings of a Ruby range from `start` to `stop`; none is longer than `stop`. */
export function stringsBetween(
  start: string,
  stop: string,
  { excludesStop, limit }: { readonly excludesStop: boolean; readonly limit: number },
): string[] {
  const order = compareCodePoints(start, stop);
  if (order > 0 || (excludesStop && order === 0)) return [];
  if (start === '') return stop === '' ? [] : [''];
  if (isAscii(start) && isAscii(stop)) return charactersBetween(start, stop, excludesStop);
  const texts: string[] = [];
  const longest = encodeUtf8(stop).length;
  for (let text = start; texts.length < limit && encodeUtf8(text).length <= longest; text = successor(text)) {
    if (excludesStop && text === stop) break;
    texts.push(text);
    if (text === stop) break;
  }
  return texts.length === 0 ? [start] : texts;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]$/.test(text);
}

function charactersBetween(start: string, stop: string, excludesStop: boolean): string[] {
  const [from, to] = [start.charCodeAt(0), stop.charCodeAt(0)];
  return Array.from({ length: to - from + (excludesStop ? 0 : 1) }, (_, i) => String.fromCharCode(from + i));
}

/** The first character of the alphabet after its last one, at which the successor carries. */
const WRAPS: ReadonlyMap<string, string> = new Map([
  ['9', '0'],
  ['z', 'a'],
  ['Z', 'A'],
]);
const isDigit = (character: string): boolean => /^\d$/.test(character);
const isWord = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character);

/** Ruby's `succ`: increments the last letter or digit and carries to those on its left. */
function successor(text: string): string {
  const characters = [...text];
  const last = characters.findLastIndex(isWord);
  if (last < 0) return [...characters.slice(0, -1), nextCodePoint(characters.at(-1) ?? '')].join('');
  for (let at = last; ;) {
    const character = characters[at] ?? '';
    const first = WRAPS.get(character);
    characters[at] = first ?? nextCodePoint(character);
    if (first === undefined) return characters.join('');
    const left = characters.slice(0, at).findLastIndex(isWord);
    const isSameKind = left === at - 1 || isDigit(characters[left] ?? '') === isDigit(character);
    if (left < 0 || !isSameKind) return characters.toSpliced(at, 0, first === '0' ? '1' : first).join('');
    at = left;
  }
}

function nextCodePoint(character: string): string {
  return character === '' ? '' : String.fromCodePoint((character.codePointAt(0) ?? 0) + 1);
}
