/**
 * The range of the named character sets. By default, all except `\w \d \s` cover the whole of Unicode; `(?a)` and
 * `(?u)` change that.
 */
export type TextMode = 'default' | 'ascii' | 'unicode';

const ASCII_TYPES: ReadonlyMap<string, string> = new Map([
  ['w', '0-9A-Za-z_'],
  ['d', '0-9'],
  ['s', '\\t-\\r\\x20'],
  ['h', '0-9A-Fa-f'],
]);

/**
 * The characters of `\w` in Unicode mode, which also define `\b`: `[:word:]`, and the number characters of Latin-1 that
 * are not digits.
 */
export const UNICODE_WORD = '[:word:]²³¹¼-¾';

/** Returns the set of `\w`, `\W`, `\d`, … in brackets; null for other letters. */
export function characterTypes(letter: string, mode: TextMode): string | null {
  const lower = letter.toLowerCase();
  const ascii = ASCII_TYPES.get(lower);
  if (ascii === undefined) return null;
  if (mode === 'unicode' && lower === 'w') return `[${letter === 'w' ? '' : '^'}${UNICODE_WORD}]`;
  if (mode === 'unicode' && lower !== 'h') return `\\${letter}`;
  return `[${letter === lower ? '' : '^'}${ascii}]`;
}

const ASCII_POSIX: ReadonlyMap<string, string> = new Map([
  ['alnum', '0-9A-Za-z'],
  ['alpha', 'A-Za-z'],
  ['ascii', '\\x00-\\x7f'],
  ['blank', '\\t\\x20'],
  ['cntrl', '\\x00-\\x1f\\x7f'],
  ['digit', '0-9'],
  ['graph', '!-~'],
  ['lower', 'a-z'],
  ['print', '\\x20-~'],
  ['punct', '!-\\/:-@\\[-`\\{-~'],
  ['space', '\\t-\\r\\x20'],
  ['upper', 'A-Z'],
  ['word', '0-9A-Za-z_'],
  ['xdigit', '0-9A-Fa-f'],
]);

/** Returns the set of `[:name:]`; null if the name is unknown. */
export function posixText(name: string, negated: boolean, mode: TextMode): string | null {
  const ascii = ASCII_POSIX.get(name);
  if (ascii === undefined) return null;
  if (mode === 'ascii' || name === 'ascii' || name === 'xdigit') return `[${negated ? '^' : ''}${ascii}]`;
  if (name === 'punct') return `[${negated ? '^' : ''}\\p{P}$+<=>^\`|~]`;
  return `[:${negated ? '^' : ''}${name}:]`;
}
