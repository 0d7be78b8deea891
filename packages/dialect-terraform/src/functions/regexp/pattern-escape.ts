import { PatternError } from './pattern-error.js';

/** The escape sequences for control characters. */
const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

/**
 * Reads the escape sequence of one character: `\n`, `\x41`, `\x{1F600}`, `\012`, or punctuation.
 *
 * @param start the index of the backslash
 * @throws PatternError if there is no such sequence
 */
export function readEscape(pattern: string, start: number): { readonly codePoint: number; readonly end: number } {
  const first = pattern.codePointAt(start + 1);
  if (first === undefined) throw new PatternError('trailing backslash at end of expression', '');
  const character = String.fromCodePoint(first);
  const end = start + 1 + character.length;
  const invalid = (stop: number): PatternError =>
    new PatternError('invalid escape sequence', pattern.slice(start, Math.min(stop, pattern.length)));

  const octal = /^(?:[1-7][0-7]{1,2}|0[0-7]{0,2})/.exec(pattern.slice(start + 1, start + 4));
  if (octal !== null) return { codePoint: parseInt(octal[0], 8), end: start + 1 + octal[0].length };
  if (character === 'x') return readHexadecimal(pattern, end, invalid);
  const control = Object.hasOwn(CONTROLS, character) ? CONTROLS[character] : undefined;
  if (control !== undefined) return { codePoint: control, end };
  if (first < 0x80 && !/[0-9A-Za-z]/.test(character)) return { codePoint: first, end };
  throw invalid(end);
}

function readHexadecimal(
  pattern: string,
  start: number,
  invalid: (stop: number) => PatternError,
): { readonly codePoint: number; readonly end: number } {
  const first = characterAt(pattern, start);
  if (first === '') throw invalid(start);
  if (first !== '{') {
    const second = characterAt(pattern, start + first.length);
    const stop = start + first.length + second.length;
    if (!isHexDigit(first) || !isHexDigit(second)) throw invalid(stop);
    return { codePoint: parseInt(first + second, 16), end: stop };
  }
  let codePoint = 0;
  let end = start + 1;
  for (let isEmpty = true; ; isEmpty = false) {
    const digit = characterAt(pattern, end);
    end += digit.length;
    if (digit === '}' && !isEmpty) return { codePoint, end };
    if (!isHexDigit(digit)) throw invalid(end);
    codePoint = codePoint * 16 + parseInt(digit, 16);
    if (codePoint > 0x10ffff) throw invalid(end);
  }
}

function characterAt(text: string, index: number): string {
  const codePoint = text.codePointAt(index);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}

function isHexDigit(character: string): boolean {
  return /^[0-9A-Fa-f]$/.test(character);
}
