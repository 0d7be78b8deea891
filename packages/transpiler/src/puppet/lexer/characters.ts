/**
 * The classes of each ASCII character as bits, for the lexer's loops. Puppet's names, numbers and white space are ASCII
 * only. Other characters occur only in strings and comments.
 */

const SPACE = 1;
const LOWER = 2;
const UPPER = 4;
const DIGIT = 8;
const UNDERSCORE = 16;

const kinds = new Uint8Array(128);
for (const code of [9, 13, 32]) kinds[code] = SPACE;
for (let code = 97; code <= 122; code++) kinds[code] = LOWER;
for (let code = 65; code <= 90; code++) kinds[code] = UPPER;
for (let code = 48; code <= 57; code++) kinds[code] = DIGIT;
kinds[95] = UNDERSCORE;

const WORD = LOWER | UPPER | DIGIT | UNDERSCORE;

/** Whether a character is an ASCII letter, a digit or an underscore. NaN, the code at the end of the text, is not. */
export function isWord(code: number): boolean {
  return code < 128 && ((kinds[code] as number) & WORD) !== 0;
}

/** Whether a character is an ASCII letter in lower case. */
export function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Whether a character is an ASCII letter in upper case. */
export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isHexDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
}

/** Whether a character is white space other than a line feed. */
export function isBlank(code: number): boolean {
  return code < 128 && ((kinds[code] as number) & SPACE) !== 0;
}
