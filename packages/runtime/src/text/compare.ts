/** Puppet's `==` of strings: ignores the case of ASCII letters. */
export function equalStrings(a: string, b: string): boolean {
  // The engine knows the lengths, but it must compare the characters of different strings that have one length.
  return a.length === b.length && (a === b || equalFolded(a, b));
}

/**
 * Compares strings of one length, from the last character: names such as `web-1` and `web-2` differ there. It creates no
 * folded strings, because most strings differ in one of the first characters that it reads.
 */
function equalFolded(a: string, b: string): boolean {
  for (let i = a.length - 1; i >= 0; i--) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const letter = x | CASE_BIT;
    if (letter !== (y | CASE_BIT) || letter < LETTER_A || letter > LETTER_Z) return false;
  }
  return true;
}

/** The codes of `a` and `z`, and the bit that a lower case letter has and its upper case letter has not. */
const LETTER_A = 0x61;
const LETTER_Z = 0x7a;
const CASE_BIT = 0x20;
const UPPER_A = 0x41;
const UPPER_Z = 0x5a;

/**
 * Puppet's order of strings: by code points, with ASCII letters in lower case. Returns a negative number, zero or a
 * positive number.
 */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const difference = rank(foldedCode(x)) - rank(foldedCode(y));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The code of a character, in lower case if it is an ASCII letter. */
function foldedCode(code: number): number {
  return code >= UPPER_A && code <= UPPER_Z ? code | CASE_BIT : code;
}

/** Compares by code points, which is the order of UTF-8 and differs from that of UTF-16. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Surrogates belong to code points above all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
