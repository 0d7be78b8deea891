import { type FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { memoize } from '../../text/memoize.js';
import { rubyInteger } from '../../text/ruby-number.js';
import { Float } from '../../values/float.js';
import { compact } from '../../values/integer.js';
import { lazy } from '../../values/lazy.js';
import type { Value } from '../../values/value.js';

const messages = {
  EMPTY_CLASS: { text: 'empty char-class: /\\A([]{repeat})(?=[^]|\\z)/m' },
  REVERSED_RANGE: { text: 'upper is smaller than lower in repeat range: /\\A({pattern})/m' },
} as const satisfies Record<string, Message>;

/** One part of a format: the text that it matches, and the value that it produces. */
interface Part {
  readonly pattern: RegExp;
  readonly convert: ((text: string) => Value) | null;
}

const PIECE = /%(\*?)(\d*)(?:(\[\^?\]?[^\]]*\])|([diuxXofeEgGaAsc%]))|\s+|%|[^%\s]+/g;

/** Returns the values of a text at the conversions of a format, up to the first conversion that does not match. */
export function scan(text: string, format: string): Value[] {
  const found: Value[] = [];
  let rest = text;
  for (const part of partsOf(format)) {
    if (rest === '') break;
    const { pattern, convert } = part();
    const match = pattern.exec(rest);
    if (match === null) break;
    rest = rest.slice(match[0].length);
    if (convert !== null) found.push(convert(match[1]!));
  }
  return found;
}

// An invalid part is reported only when the scan reaches it.
const partsOf = memoize((format) => Array.from(format.matchAll(PIECE), (piece) => lazy(() => partOf(piece))));

function partOf([whole, skip, width, set, type]: RegExpMatchArray): Part {
  if (set !== undefined) return part(setPattern(set, width!), skip!, String, '');
  if (type === '%' && width === '' && skip === '') return { pattern: /^\s*%/, convert: null };
  if (type !== undefined && type !== '%') return conversion(type, width!, skip!);
  if (/^\s/.test(whole)) return { pattern: /^\s*/, convert: null };
  return { pattern: new RegExp(`^${whole.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'), convert: null };
}

function part(source: string, skip: string, convert: (text: string) => Value, space = String.raw`\s*`): Part {
  return { pattern: new RegExp(`^${space}(${source})`, 'u'), convert: skip === '*' ? null : convert };
}

function setPattern(set: string, width: string): string {
  if (/^\[\^?\]/.test(set)) {
    const repeat = width === '' ? '+' : `{1,${width}}`;
    throw functionError(messages.EMPTY_CLASS, { repeat });
  }
  const [, not, members] = /^\[(\^?)(.*)\]$/s.exec(set)!;
  const escaped = members!.replace(/[\\[\]^&]/g, '\\$&').replace(/^-|-$/g, '\\-');
  return `[${not}${escaped}]${width === '' ? '+' : `{1,${width}}`}`;
}

const FLOAT = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`;

function conversion(type: string, width: string, skip: string): Part {
  const limit = width === '' ? null : Number(width);
  if (limit === 0 && type === 's') throw emptyRange(String.raw`\S{1,0}`);
  if (limit === 0 && (type === 'd' || type === 'u')) throw emptyRange(String.raw`\d{1,0}`);
  switch (type) {
    case 's':
      return part(limit === null ? String.raw`\S+` : String.raw`\S{1,${limit}}`, skip, String);
    case 'c':
      return part(limit === null ? '[^]' : `[^]{1,${limit}}`, skip, String, '');
    case 'd':
    case 'u':
      return part(digits(String.raw`\d`, '', limit), skip, (text) => compact(BigInt(text.replace('+', ''))));
    case 'i':
      return part(
        limit === null ? String.raw`[-+]?(?:0[0-7]+|0[xX][0-9a-fA-F]+|[1-9]\d*)` : limitedInteger(limit),
        skip,
        (text) => rubyInteger(text),
      );
    case 'o':
      if (limit === 1) throw emptyRange('[-+][0-7]{1,0}|[0-7]{1,1}');
      return part(digits('[0-7]', '', limit), skip, (text) => inRadix(text, '0o'));
    case 'x':
    case 'X':
      return part(digits('[0-9a-fA-F]', '(?:0[xX])?', limit), skip, (text) => inRadix(text.replace(/0x/i, ''), '0x'));
    default:
      return part(
        limit === null ? FLOAT : String.raw`(?=[-+]?[\d.])\S{1,${limit}}`,
        skip,
        (text) => new Float(Number.parseFloat(text.replace(/(?<=\d)_(?=\d)/g, '')) || 0),
      );
  }
}

/** Creates Ruby's error for the regular expression that its `scanf` builds from a width that is too small. */
function emptyRange(source: string): FunctionError {
  return functionError(messages.REVERSED_RANGE, { pattern: source });
}

/** Returns the pattern of an integer of at most `limit` characters, which may be octal or hexadecimal. */
function limitedInteger(limit: number): string {
  const ways: string[] = [];
  if (limit > 1) ways.push(`[1-9][0-9]{1,${limit - 1}}`, `0[0-7]{1,${limit - 1}}`);
  if (limit > 2)
    ways.push(`[-+]0[0-7]{1,${limit - 2}}`, `[-+][1-9][0-9]{1,${limit - 2}}`, `0[xX][0-9a-fA-F]{1,${limit - 2}}`);
  if (limit > 3) ways.push(`[-+]0[xX][0-9a-fA-F]{1,${limit - 3}}`);
  return [...ways.toSorted((a, b) => Number(b.includes('x')) - Number(a.includes('x'))), '[0-9]'].join('|');
}

/** Returns the pattern of a number with a sign. The sign counts towards the limit. */
function digits(digit: string, prefix: string, limit: number | null): string {
  if (limit === null) return `[-+]?${prefix}${digit}+`;
  return limit > 1 ? `[-+]${digit}{1,${limit - 1}}|${digit}{1,${limit}}` : `${digit}{1,${limit}}`;
}

function inRadix(text: string, prefix: '0o' | '0x'): Value {
  const negative = text.startsWith('-');
  const size = BigInt(prefix + text.replace(/^[-+]/, ''));
  return compact(negative ? -size : size);
}
