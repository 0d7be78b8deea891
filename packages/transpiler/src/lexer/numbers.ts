/** Numbers: decimal, octal (`017`) and hexadecimal (`0x1F`) integers, and floats. */

import { isDigit, isHexDigit, isWord } from './characters.js';
import type { Lexer } from './lexer.js';
import { fault } from './syntax-error.js';
import { NUMBER } from './tokens.js';

const DOT = 46;
const DASH = 45;
const ZERO = 48;

/** Scans a number whose first digit is at `start`, and checks its form. */
export function scanNumber(lexer: Lexer, start: number): void {
  const source = lexer.source;
  const length = lexer.length;
  let position = start + 1;
  let code = 0;
  while (position < length && isDigit((code = source.charCodeAt(position)))) position++;
  lexer.kind = NUMBER;
  lexer.start = start;
  lexer.end = lexer.position = position;
  const plain = position >= length || (!isWord(code) && code !== DOT && code < 128);
  if (plain && (position === start + 1 || source.charCodeAt(start) !== ZERO)) return;
  lexer.end = lexer.position = scanRest(source, start, position, length);
}

/** The rare part: fractions, exponents, other bases and faults. Returns where the number ends. */
function scanRest(source: string, start: number, digitsEnd: number, length: number): number {
  const second = source.charCodeAt(start + 1) | 32;
  if (source.charCodeAt(start) === ZERO && digitsEnd === start + 1 && second === 120 && start + 1 < length) {
    const end = wordEnd(source, start + 2, length);
    if (end === start + 2 || !everyBetween(source, start + 2, end, isHexDigit)) {
      throw fault('INVALID_HEX_NUMBER', { value: source.slice(start, end) }, start, end);
    }
    return end;
  }
  let end = wordEnd(source, digitsEnd, length);
  let float = false;
  if (end === digitsEnd && end + 1 < length && source.charCodeAt(end) === DOT && isDigit(source.charCodeAt(end + 1))) {
    float = true;
    end = wordEnd(source, end + 1, length);
  }
  if (end + 1 < length && source.charCodeAt(end) === DASH && (source.charCodeAt(end - 1) | 32) === 101 && isDigit(source.charCodeAt(end + 1))) {
    end = wordEnd(source, end + 1, length);
  }
  const text = source.slice(start, end);
  if (end < length && source.charCodeAt(end) > 127 && WORD_CHARACTER.test(source.slice(end, end + 2))) {
    throw fault('ILLEGAL_NUMBER', { value: text }, start + 1, end);
  }
  if (text.charCodeAt(0) === ZERO && end > start + 1 && !ZERO_POINT.test(text)) {
    if (OCTAL.test(text)) return end;
    throw fault('INVALID_OCTAL_NUMBER', { value: text }, start, end);
  }
  if (DECIMAL.test(text)) return end;
  if (float || EXPONENT.test(text)) throw fault('INVALID_DECIMAL_NUMBER', { value: text }, start, end);
  throw fault('ILLEGAL_NUMBER', { value: text }, start, end);
}

const WORD_CHARACTER = /^[\p{L}\p{M}\p{Nd}\p{Pc}]/u;
const ZERO_POINT = /^0\.\d+(?:[eE]-?\d+)?$/;
const OCTAL = /^0[0-7]+$/;
/** The start of a float that has no fraction. */
const EXPONENT = /^\d+[eE]/;
const DECIMAL = /^\d+(?:\.\d+)?(?:[eE]-?\d+)?$/;

function wordEnd(source: string, start: number, length: number): number {
  let position = start;
  while (position < length && isWord(source.charCodeAt(position))) position++;
  return position;
}

function everyBetween(source: string, start: number, end: number, test: (code: number) => boolean): boolean {
  for (let i = start; i < end; i++) if (!test(source.charCodeAt(i))) return false;
  return true;
}
