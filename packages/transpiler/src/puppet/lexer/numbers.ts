/** Scans numbers: decimal, octal (`017`) and hexadecimal (`0x1F`) integers, and floats. */

import { isDigit, isWord } from './characters.js';
import type { Lexer } from './lexer.js';
import { scanName } from './names.js';
import { fault, type SyntaxFault } from './syntax-error.js';
import { NUMBER } from './tokens.js';

const DOT = 46;
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
  if (!lexer.syntax.hasLooseWords) lexer.end = lexer.position = scanRest(source, start, length);
  else scanLoose(lexer, start);
}

const LOOSE_NUMBER = /(?:0[xX][\dA-Fa-f]+|\d+(?:\.\d+)?(?:[eE]-?\d+)?)(?!\w)/y;

/** Scans a number, or a name that starts with a digit. A dash after the number is an operator. */
function scanLoose(lexer: Lexer, start: number): void {
  LOOSE_NUMBER.lastIndex = start;
  if (!LOOSE_NUMBER.test(lexer.source)) return scanName(lexer, start);
  lexer.end = lexer.position = LOOSE_NUMBER.lastIndex;
}

/** Scans the rest of an unusual number: fractions, exponents, other bases and faults. Returns the end of the number. */
function scanRest(source: string, start: number, length: number): number {
  // The expression is created when it is needed, because engines take long to compile Unicode classes. The number must
  // end at the end of a word: `1.5each` begins with 1.
  const number = /(?:0[xX][\dA-Fa-f]+|\d+(?:\.\d+)?(?:[eE]-?\d+)?)(?![\p{L}\p{M}\p{Nd}\p{Pc}])/uy;
  number.lastIndex = start;
  const text = number.exec(source)?.[0];
  if (text === undefined || start + text.length > length) throw numberFault(source, runStart(source, start), length);
  const end = start + text.length;
  if (ZERO_FIRST.test(text) && !OCTAL.test(text)) throw fault('INVALID_OCTAL_NUMBER', { value: text }, start, end);
  return end;
}

const ZERO_FIRST = /^0[^.xX]/;
const OCTAL = /^0[0-7]+$/;
const HEXADECIMAL = /^0[xX][\dA-Fa-f]+$/;
const HEX_FIRST = /^0[xX]/;
const DECIMAL = /^\d+(?:\.\d+)?(?:[eE]\d+)?$/;
/** The start of a float. */
const FLOAT = /^\d+(?:\.|[eE])/;

/** The start of the digits and the dot before a number, which Puppet includes in an illegal number. */
function runStart(source: string, start: number): number {
  let at = start - 1;
  if (source.charCodeAt(at) !== DOT) return start;
  while (at > 0 && isDigit(source.charCodeAt(at - 1))) at--;
  return at < start - 1 ? at : start;
}

/** The fault of the number at `start`. */
function numberFault(source: string, start: number, length: number): SyntaxFault {
  let end = start;
  while (end < length && isDigit(source.charCodeAt(end))) end++;
  const hasFraction = end + 1 < length && source.charCodeAt(end) === DOT && isDigit(source.charCodeAt(end + 1));
  end = wordEnd(source, hasFraction ? end + 1 : end, length);
  const value = source.slice(start, end);
  const isNumber = ZERO_FIRST.test(value) ? OCTAL.test(value) : DECIMAL.test(value) || HEXADECIMAL.test(value);
  if (isNumber && /^[\p{L}\p{M}\p{Nd}\p{Pc}]/u.test(source.slice(end, end + 2)))
    return fault('ILLEGAL_NUMBER', { value }, start + 1, end);
  if (HEX_FIRST.test(value)) return fault('INVALID_HEX_NUMBER', { value }, start, end);
  if (ZERO_FIRST.test(value)) return fault('INVALID_OCTAL_NUMBER', { value }, start, end);
  return fault(FLOAT.test(value) ? 'INVALID_DECIMAL_NUMBER' : 'ILLEGAL_NUMBER', { value }, start, end);
}

function wordEnd(source: string, start: number, length: number): number {
  let position = start;
  while (position < length && isWord(source.charCodeAt(position))) position++;
  return position;
}
