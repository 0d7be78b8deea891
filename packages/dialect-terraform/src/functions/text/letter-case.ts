/**
 * Letter case by the simple mappings of Unicode, one code point to one, as Go's package `unicode` has them. JavaScript's
 * methods use the full mappings, which change the length of some strings and depend on the context.
 */

/** Greek letters with iota subscript whose full upper case has two letters, and whose simple upper case is 8 higher. */
const IOTA_SUBSCRIPT = /^[\u1f80-\u1f87\u1f90-\u1f97\u1fa0-\u1fa7]$/;

/** The other letters whose simple upper case is not their full upper case. */
const SIMPLE_UPPER: Readonly<Record<string, string>> = {
  '\u1fb3': '\u1fbc',
  '\u1fc3': '\u1fcc',
  '\u1ff3': '\u1ffc',
};

/** Digraphs whose title case is not their upper case. */
const TITLE: Readonly<Record<string, string>> = {
  '\u01c4': '\u01c5',
  '\u01c5': '\u01c5',
  '\u01c6': '\u01c5',
  '\u01c7': '\u01c8',
  '\u01c8': '\u01c8',
  '\u01c9': '\u01c8',
  '\u01ca': '\u01cb',
  '\u01cb': '\u01cb',
  '\u01cc': '\u01cb',
  '\u01f1': '\u01f2',
  '\u01f2': '\u01f2',
  '\u01f3': '\u01f2',
};

/** Georgian letters have an upper case, but no title case. */
const GEORGIAN = /^[\u10d0-\u10fa\u10fd-\u10ff]$/;

/** Letters with an upper or lower case only in version 14 of Unicode or later. Terraform uses version 13. */
const NEWER_CASE =
  /^[\u019b\u0264\u1c89\u1c8a\u2c2f\u2c5f\ua7c0\ua7c1\ua7cb-\ua7dc\u{10570}-\u{105bc}\u{10d50}-\u{10d85}\u{16ea0}-\u{16ed3}]$/u;

const ASCII = /^[\0-\x7f]*$/;

export function toUpperCase(text: string): string {
  return ASCII.test(text) ? text.toUpperCase() : Array.from(text, upperCharacter).join('');
}

export function toLowerCase(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : Array.from(text, lowerCharacter).join('');
}

/** Changes the first letter of each word to title case. Words consist of letters, digits and underscores. */
export function toTitleCase(text: string): string {
  let titled = '';
  let isWordStart = true;
  for (const character of text) {
    titled += isWordStart ? titleCharacter(character) : character;
    isWordStart = isSeparator(character);
  }
  return titled;
}

function upperCharacter(character: string): string {
  if (IOTA_SUBSCRIPT.test(character)) return String.fromCharCode(character.charCodeAt(0) + 8);
  const simple = Object.hasOwn(SIMPLE_UPPER, character) ? SIMPLE_UPPER[character] : undefined;
  if (simple !== undefined) return simple;
  const upper = character.toUpperCase();
  return isOneCharacter(upper) && !NEWER_CASE.test(character) ? upper : character;
}

function lowerCharacter(character: string): string {
  // The full lower case of İ has a combining dot.
  if (character === '\u0130') return 'i';
  const lower = character.toLowerCase();
  return isOneCharacter(lower) && !NEWER_CASE.test(character) ? lower : character;
}

function titleCharacter(character: string): string {
  const title = Object.hasOwn(TITLE, character) ? TITLE[character] : undefined;
  if (title !== undefined) return title;
  return GEORGIAN.test(character) ? character : upperCharacter(character);
}

function isOneCharacter(text: string): boolean {
  return text.length === ((text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);
}

/** In ASCII, every character except letters, digits and `_` separates words; elsewhere, white space does. */
function isSeparator(character: string): boolean {
  return ASCII.test(character) ? !/[0-9A-Za-z_]/.test(character) : /^\p{White_Space}$/u.test(character);
}
