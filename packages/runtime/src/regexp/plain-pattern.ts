// Most regular expressions use only syntax that JavaScript shares with Ruby, or nearly so. This file translates them,
// because the complete translator takes long to load.

/** The translation of a piece of a pattern, and the pieces that may follow. */
interface Piece {
  readonly text: string;
  readonly end: number;
  readonly kind: 'atom' | 'anchor' | 'open' | 'close' | 'or';
}

const ANCHORS: Readonly<Record<string, string>> = {
  '^': '(?<=^|\\n(?!$))',
  $: '(?=$|\\n)',
  '\\A': '^',
  '\\z': '$',
  '\\Z': '(?=\\n?$)',
};
const SETS: Readonly<Record<string, string>> = { '.': '[^\\n]', '\\s': '[\\t-\\r ]', '\\S': '[^\\t-\\r ]' };
const SETS_WITHIN: Readonly<Record<string, string>> = { '\\d': '0-9', '\\w': '0-9A-Za-z_', '\\s': '\\t-\\r ' };

const GROUP = /\((?:\?[:=!])?(?![?)])/y;
const LITERAL = /[\w !"#%&',/:;<=>@`~-]/y;
const ESCAPE = /\\(?:[AzZdDwWsSnt]|[-/.^$*+?()[\]{}|\\])/y;
const QUANTIFIER = /(?:[*+?]\??|\{[2-9]\d{0,2}(?:,\d{0,3})?\})(?![*+?{])/y;
const CLASS =
  /\[(\^?)(-?)((?:[A-Za-z]-[A-Za-z]|[0-9]-[0-9]|[\w !"#%',./:;<=>@`~+*?(){}|$](?!-[^\]])|\\[dws](?!-[^\]])|\\[-nt/.^$*+?()[\]{}|\\](?!-[^\]]))+)(-?)\]/y;
const ELEMENT = /[A-Za-z]-[A-Za-z]|[0-9]-[0-9]|\\?./g;
/** Matches characters that must be escaped in a character class. */
const ESCAPED_WITHIN = /[-!#%&,:;<=>@`~/.^$*+?()[\]{}|\\]/;

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
      if (!quantifiable || !isOrdered(quantifier)) return null;
      translated += quantifier;
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
  return open.length === 0 ? translated : null;
}

function pieceAt(source: string, at: number): Piece | null {
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
  const text = SETS[written] ?? (char === '\\' ? unescaped(written) : matchAt(LITERAL, source, at));
  return text === null ? null : { text, end, kind: 'atom' };
}

function unescaped(written: string): string {
  return written === '\\/' || written === '\\-' ? written.slice(1) : written;
}

function classAt(source: string, at: number): Piece | null {
  CLASS.lastIndex = at;
  const match = CLASS.exec(source);
  if (match === null) return null;
  const [whole, negated = '', before = '', elements = '', behind = ''] = match;
  if (elements.startsWith(':') || !isOrdered(elements)) return null;
  const within = elements.replace(ELEMENT, (element) => SETS_WITHIN[element] ?? withinClass(element));
  const text = `[${negated}${before && '\\-'}${within}${behind && '\\-'}]`;
  return { text, end: at + whole.length, kind: 'atom' };
}

function withinClass(element: string): string {
  if (element.length === 3) return element;
  const char = element.at(-1) as string;
  if (element.length === 2 && /[nt]/.test(char)) return element;
  return ESCAPED_WITHIN.test(char) ? `\\${char}` : char;
}

/** Returns whether the ranges of a class, or the numbers of a quantifier, are in ascending order. */
function isOrdered(text: string): boolean {
  for (const [, from, to] of text.matchAll(/([A-Za-z0-9])-([A-Za-z0-9])/g))
    if ((from as string) > (to as string)) return false;
  const [, least, most] = /^\{(\d+),(\d+)\}$/.exec(text) ?? [];
  return least === undefined || Number(least) <= Number(most);
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}
