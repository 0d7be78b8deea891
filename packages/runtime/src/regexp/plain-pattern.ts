import { LINE_END, LINE_START } from '../values/line-anchors.js';
import { withUniformSets } from './uniform-sets.js';

// Most regular expressions use only syntax that JavaScript shares with Ruby, or nearly so. This file translates them,
// because the complete translator takes long to load.

/** The translation of a piece of a pattern, and the pieces that may follow. */
interface Piece {
  readonly text: string;
  readonly end: number;
  readonly kind: 'atom' | 'anchor' | 'open' | 'close' | 'or';
}

/** The word characters of `\b` and `\B`, with Unicode's. */
const WORD = '[\\p{Alpha}\\p{M}\\p{Nd}\\p{Pc}²³¹¼-¾]';

const ANCHORS: Readonly<Record<string, string>> = {
  '^': LINE_START,
  $: LINE_END,
  '\\A': '^',
  '\\z': '$',
  '\\Z': '(?=\\n?$)',
  '\\b': `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`,
  '\\B': `(?:(?<=${WORD})(?=${WORD})|(?<!${WORD})(?!${WORD}))`,
};
const SETS: Readonly<Record<string, string>> = {
  '.': '[^\\n]',
  '\\d': '[0-9]',
  '\\D': '[^0-9]',
  '\\w': '[0-9A-Za-z_]',
  '\\W': '[^0-9A-Za-z_]',
  '\\s': '[\\t-\\r ]',
  '\\S': '[^\\t-\\r ]',
};
const SETS_WITHIN: Readonly<Record<string, string>> = {
  '\\d': '0-9',
  '\\w': '0-9A-Za-z_',
  '\\s': '\\t-\\r ',
  '[:alnum:]': '\\p{Alpha}\\p{Nd}',
  '[:alpha:]': '\\p{Alpha}',
  '[:digit:]': '\\p{Nd}',
  '[:lower:]': '\\p{Lower}',
  '[:space:]': '\\p{space}',
  '[:upper:]': '\\p{Upper}',
  '[:xdigit:]': '0-9A-Fa-f',
};

const GROUP = /\((?:\?[:=!])?(?![?)])/y;
const LITERALS = /[\w !"#%&',/:;<=>@`~-]+/y;
const ESCAPE = /\\(?:[AzZbBdDwWsSntrf]|0(?!\d)|[!-/:-@[-^`{-~])/y;
const QUANTIFIER = /(?:[*+?]\??|\{,[1-9]\d{0,2}\}|\{(?:0|[1-9]\d{0,2})(?:,(?:[1-9]\d{0,2})?)?\})(?![*+?{])/y;
const CLASS =
  /\[(\^?)(-?)((?:[A-Za-z]-[A-Za-z]|[0-9]-[0-9]|(?:\[:(?:al(?:num|pha)|x?digit|lower|space|upper):\]|[\w !"#%',./:;<=>@`~+*?(){}|$]|&(?!&)|\\(?:[dwsntrf]|0(?!\d)|[!-/:-@[-^`{-~]))(?!-[^\]]))+)(-?)\]/y;
const ELEMENT = /\[:\w+:\]|[A-Za-z]-[A-Za-z]|[0-9]-[0-9]|\\?./g;
/** Matches characters that must be escaped in a character class. */
const ESCAPED_WITHIN = /[-!#%&,:;<=>@`~/.^$*+?()[\]{}|\\]/;
/** Matches characters that must be escaped outside character classes. */
const ESCAPED = /[.^$*+?()[\]{}|\\]/;

/**
 * Translates a pattern from Ruby's syntax to JavaScript's (with the flag `v`). Returns null for a pattern that uses any
 * other syntax.
 */
export function plainPattern(source: string): string | null {
  const open: string[] = [];
  let translated = '';
  let quantifiable = false;
  for (let at = 0; at < source.length;) {
    const quantifier = matchAt(QUANTIFIER, source, at);
    if (quantifier !== null) {
      const text = quantifierText(quantifier.replace('{,', '{0,'));
      if (!quantifiable || text === null) return null;
      translated += text;
      quantifiable = false;
      at += quantifier.length;
      continue;
    }
    const piece = pieceAt(source, at);
    if (piece === null) return null;
    const { text, end, kind } = piece;
    if (kind === 'open') open.push(text);
    const opened = kind === 'close' ? open.pop() : '';
    if (opened === undefined) return null;
    quantifiable = kind === 'atom' || (kind === 'close' && opened !== '(?=' && opened !== '(?!');
    translated += text;
    at = end;
  }
  return open.length === 0 ? withUniformSets(translated) : null;
}

function pieceAt(source: string, at: number): Piece | null {
  const literals = matchAt(LITERALS, source, at);
  if (literals !== null) return { text: literals, end: at + literals.length, kind: 'atom' };
  const char = source[at] as string;
  if (char === ')') return { text: char, end: at + 1, kind: 'close' };
  if (char === '|') return { text: char, end: at + 1, kind: 'or' };
  if (char === '[') return classAt(source, at);
  const group = matchAt(GROUP, source, at);
  if (group !== null) return { text: group, end: at + group.length, kind: 'open' };
  const written = char === '\\' ? matchAt(ESCAPE, source, at) : char;
  if (written === null) return null;
  const end = at + written.length;
  const anchor = ANCHORS[written];
  if (anchor !== undefined) return { text: anchor, end, kind: 'anchor' };
  const text = SETS[written] ?? (char === '\\' ? unescaped(written) : null);
  return text === null ? null : { text, end, kind: 'atom' };
}

function unescaped(written: string): string {
  const char = written.charAt(1);
  if (char === '0') return '\\x00';
  return /\w/.test(char) || ESCAPED.test(char) ? written : char;
}

/** Returns a quantifier in the translator's form; null for one that the translator treats in a special way. */
function quantifierText(quantifier: string): string | null {
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier) ?? [];
  if (least === undefined) return quantifier;
  if (comma === '' || least === most) return least === '0' ? null : `{${least}}`;
  if (most === '') return least === '0' ? '*' : least === '1' ? '+' : quantifier;
  if (Number(least) > Number(most)) return null;
  return least === '0' && most === '1' ? '?' : quantifier;
}

function classAt(source: string, at: number): Piece | null {
  CLASS.lastIndex = at;
  const match = CLASS.exec(source);
  if (match === null) return null;
  const [whole, negated = '', before = '', elements = '', behind = ''] = match;
  if (!isOrdered(elements)) return null;
  const within = elements.replace(ELEMENT, (element) => SETS_WITHIN[element] ?? withinClass(element));
  const text = `[${negated}${before && '\\-'}${within}${behind && '\\-'}]`;
  return { text, end: at + whole.length, kind: 'atom' };
}

function withinClass(element: string): string {
  if (element.length === 3) return element;
  const char = element.at(-1) as string;
  if (element === '\\0') return '\\x00';
  if (/^\\[ntrf]$/.test(element)) return element;
  return ESCAPED_WITHIN.test(char) ? `\\${char}` : char;
}

/** Returns whether the ranges of a class are in ascending order. */
function isOrdered(text: string): boolean {
  for (const [, from, to] of text.matchAll(/([A-Za-z0-9])-([A-Za-z0-9])/g))
    if ((from as string) > (to as string)) return false;
  return true;
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}
