const WORDS = /^(?:~|null|yes|true|on|no|false|off)$/i;
const TIME = /^-?\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|\s+)\d{1,2}:\d\d:\d\d(?:\.\d*)?(?:\s*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?$/;
const DATE = /^(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)$/;
const SEXAGESIMAL = /^[-+]?\d[\d_]*(?::[0-5]?\d){1,2}$|^[-+]?\d[\d_]*(?::[0-5]?\d){1,2}\.[\d_]*$/;
const FLOAT = /^[-+]?(?:\d[\d_,]*)?\.\d*(?:[eE][-+]\d+)?$/;
const INTEGER = /^[-+]?(?:0b[_,]*[01][01_,]*|0[0-7_,]+|0|[1-9](?:\d|,\d|_\d)*|0x[_,]*[\da-f][\da-f_,]*)$/i;

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface TextStyle {
  readonly style: ScalarStyle;
  readonly tag?: string;
}

/**
 * Chooses the style of a string as Ruby's YAML library does.
 *
 * @param width the maximum line width, where the caller sets one
 */
export function styleOf(text: string, width: number | undefined): TextStyle {
  if (/\n(?!\n?$)/.test(text)) return { style: 'literal' };
  if (text === '<<') return { style: 'single', tag: '!!str' };
  if (text === 'y' || text === 'n') return { style: 'double' };
  if (width !== undefined && text.length > width) return { style: 'folded' };
  if (hasLineStartingWithPunctuation(text)) return { style: 'double' };
  return { style: looksLikeString(text) ? 'plain' : 'single' };
}

/** Returns whether a line begins with punctuation and contains no double quote. */
function hasLineStartingWithPunctuation(text: string): boolean {
  return /(?:^|\n)(?!$)[^\p{L}\p{M}\p{N}\p{Pc}][^"]*(?:$|\n)/u.test(text);
}

/**
 * Returns whether Ruby's YAML library reads a plain scalar as a String, not as a number, a time, a Boolean or undef.
 */
function looksLikeString(text: string): boolean {
  if (text === '' || WORDS.test(text) || /^(?:0\d|:.)/.test(text)) return false;
  if (/^\S*[^\d\s.:+-][a-z]/i.test(text) && !/^[-+]?0[xb]/i.test(text)) return true;
  return !TIME.test(text) && !isDate(text) && !SEXAGESIMAL.test(text) && !isFloat(text) && !INTEGER.test(text);
}

function isFloat(text: string): boolean {
  return FLOAT.test(text) && !/^[-+]?\.$/.test(text);
}

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
