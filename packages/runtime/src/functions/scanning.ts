import { Float } from '../values/float.js';
import { compact } from '../values/numeric-text.js';
import type { Value } from '../values/value.js';
import { rubyInteger } from './ruby-number.js';

/** One part of a format: what it matches at the start of the text, and what becomes of it. */
interface Part {
  readonly pattern: RegExp;
  readonly convert: ((text: string) => Value) | null;
  /** How many characters, blanks in front not counted, it may take. */
  readonly limit?: number | null;
}

const PIECE = /%(\*?)(\d*)(?:(\[\^?\]?[^\]]*\])|([diuxXofeEgGaAsc%]))|\s+|%|[^%\s]+/g;

/** The values that a text has at the places of a format's conversions; ends at the first that does not fit. */
export function scan(text: string, format: string): Value[] {
  const found: Value[] = [];
  let rest = text;
  for (const { pattern, convert, limit = null } of partsOf(format)) {
    const match = pattern.exec(limit === null ? rest : withoutBlanks(rest).slice(0, limit));
    if (match === null) break;
    rest = (limit === null ? rest : withoutBlanks(rest)).slice(match[0].length);
    if (convert !== null) found.push(convert(match[1]!));
  }
  return found;
}

function withoutBlanks(text: string): string {
  return text.replace(/^\s+/, '');
}

function partsOf(format: string): Part[] {
  return Array.from(format.matchAll(PIECE), ([whole, skip, width, set, type]) => {
    if (set !== undefined) return part(setPattern(set, width!), skip!, String, '');
    if (type === '%' && width === '' && skip === '') return { pattern: /^\s*%/, convert: null };
    if (type !== undefined && type !== '%') return conversion(type, width!, skip!);
    if (/^\s/.test(whole)) return { pattern: /^\s*/, convert: null };
    return { pattern: new RegExp(`^${whole.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'), convert: null };
  });
}

function part(source: string, skip: string, convert: (text: string) => Value, space = String.raw`\s*`): Part {
  return { pattern: new RegExp(`^${space}(${source})`, 'u'), convert: skip === '*' ? null : convert };
}

function setPattern(set: string, width: string): string {
  const [, not, members] = /^\[(\^?)(.*)\]$/s.exec(set)!;
  const escaped = members!.replace(/[\\[\]^&]/g, '\\$&').replace(/^-|-$/g, '\\-');
  return `[${not}${escaped}]${width === '' ? '+' : `{1,${width}}`}`;
}

const FLOAT = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`;

function conversion(type: string, width: string, skip: string): Part {
  const limit = width === '' ? null : Number(width);
  switch (type) {
    case 's':
      return part(limit === null ? String.raw`\S+` : String.raw`\S{1,${limit}}`, skip, String);
    case 'c':
      return part(limit === null ? '[^]' : `[^]{1,${limit}}`, skip, String, '');
    case 'd':
    case 'u':
      return part(digits(String.raw`\d`, '', limit), skip, (text) => compact(BigInt(text.replace('+', ''))));
    case 'i':
      return { ...part(String.raw`[-+]?(?:0[0-7]+|0[xX][0-9a-fA-F]+|[1-9]\d*)`, skip, (text) => rubyInteger(text)), limit };
    case 'o':
      return part(digits('[0-7]', '', limit), skip, (text) => inRadix(text, '0o'));
    case 'x':
    case 'X':
      return part(digits('[0-9a-fA-F]', '(?:0[xX])?', limit), skip, (text) => inRadix(text.replace(/0x/i, ''), '0x'));
    default:
      return { ...part(FLOAT, skip, (text) => new Float(Number.parseFloat(text))), limit };
  }
}

/** A sign counts as one of so many characters. */
function digits(digit: string, prefix: string, limit: number | null): string {
  if (limit === null) return `[-+]?${prefix}${digit}+`;
  return limit > 1 ? `[-+]${digit}{1,${limit - 1}}|${digit}{1,${limit}}` : `${digit}{1,${limit}}`;
}

function inRadix(text: string, prefix: '0o' | '0x'): Value {
  const negative = text.startsWith('-');
  const size = BigInt(prefix + text.replace(/^[-+]/, ''));
  return compact(negative ? -size : size);
}
