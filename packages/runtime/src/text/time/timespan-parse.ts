import { functionError, type Message } from '../../errors/messages.js';
import * as sharedMessages from '../../errors/messages/shared.js';
import { Float } from '../../values/float.js';
import { PuppetHash } from '../../values/hash.js';
import { readDigits } from '../../values/integer.js';
import { Timespan } from '../../values/timespan.js';
import { isInteger, type Integer, type Value } from '../../values/value.js';
import { memoize } from '../memoize.js';
import { timeOf } from './seconds.js';
import { type TimespanDirective, timespanPieces, type TimespanUnit } from './timespan-directives.js';

const messages = {
  FRACTION_WITHOUT_UNIT: {
    text: 'Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude',
  },
} as const satisfies Record<string, Message>;

const DEFAULT_FORMATS = [
  '%D-%H:%M:%S.%-N',
  '%H:%M:%S.%-N',
  '%M:%S.%-N',
  '%S.%-N',
  '%D-%H:%M:%S',
  '%H:%M:%S',
  '%D-%H:%M',
  '%S',
];

/** The units of the fields, in the order of the constructor, in nanoseconds. */
export const TIMESPAN_UNITS = [
  ['days', 86_400e9],
  ['hours', 3600e9],
  ['minutes', 60e9],
  ['seconds', 1e9],
  ['milliseconds', 1e6],
  ['microseconds', 1000],
  ['nanoseconds', 1],
] as const;

const LENGTHS_OF_UNITS: ReadonlyMap<unknown, number> = /* @__PURE__ */ new Map(TIMESPAN_UNITS);

/** Adds up lengths of time, exactly. Most are small enough for Numbers, which are faster than BigInts. */
class NanosecondSum {
  #small = 0;
  #large = 0n;

  /** @param unit the nanoseconds of one unit */
  add(count: Integer, unit: number): void {
    const length = Number(count) * unit;
    const sum = this.#small + length;
    if (Number.isSafeInteger(length) && Number.isSafeInteger(sum)) this.#small = sum;
    else this.#large += BigInt(count) * BigInt(unit);
  }

  get span(): Timespan {
    return this.#large === 0n ? new Timespan(0, this.#small) : new Timespan(this.#large + BigInt(this.#small));
  }
}

/** One format or several, which are tried in order. */
export type TimeFormats = string | readonly string[];

/**
 * Returns the Timespan of a number of seconds, a text or a hash of fields.
 * @throws {FunctionError} for a text that fits none of the formats
 */
export function timespanFrom(value: Value): Timespan {
  if (isInteger(value) || value instanceof Float) return timeOf(Timespan, value);
  if (!(value instanceof PuppetHash)) return timespanFromText(value as string);
  return value.has('string')
    ? timespanFromText(value.get('string') as string, value.get('format') as TimeFormats | undefined)
    : timespanFromHash(value);
}

/** Returns the Timespan of a hash with the units as keys, and `negative`. */
export function timespanFromHash(args: PuppetHash): Timespan {
  const span = timespanFromFields((name) => (args.get(name) as Integer | undefined) ?? 0);
  return args.get('negative') === true ? span.negated() : span;
}

/** Returns the Timespan of a hash that has only units as keys, with Integers as values; null for another hash. */
export function timespanFromUnits(args: PuppetHash): Timespan | null {
  const sum = new NanosecondSum();
  let hasOnlyUnits = true;
  args.forEach((count, name) => {
    const unit = LENGTHS_OF_UNITS.get(name);
    if (unit !== undefined && isInteger(count)) sum.add(count, unit);
    else hasOnlyUnits = false;
  });
  return hasOnlyUnits ? sum.span : null;
}

/** Adds up the fields from days to nanoseconds. `value` returns a field by its name or position. */
export function timespanFromFields(value: (name: string, index: number) => Integer): Timespan {
  const sum = new NanosecondSum();
  TIMESPAN_UNITS.forEach(([name, unit], i) => sum.add(value(name, i), unit));
  return sum.span;
}

/**
 * Parses a Timespan in one of several formats.
 * @throws {FunctionError} if the text matches none of them
 */
export function timespanFromText(text: string, formats: TimeFormats = DEFAULT_FORMATS): Timespan {
  const list = typeof formats === 'string' ? [formats] : formats;
  for (const format of list) {
    const span = parseTimespan(text, format);
    if (span instanceof Timespan) return span;
    if (span === 'fraction only' && typeof formats === 'string')
      throw functionError(messages.FRACTION_WITHOUT_UNIT, {});
  }
  const tried = typeof formats === 'string' ? `format '${formats}'` : `any of the formats ${list.join(', ')}`;
  throw functionError(sharedMessages.UNPARSABLE_TIME, { text, formats: tried });
}

/** The nanoseconds of each unit. `L` and `N` are fractions of a second. */
const LENGTHS: Readonly<Record<string, number>> = { D: 86_400e9, H: 3600e9, M: 60e9, S: 1e9 };

/** The number of digits of each unit, except for the directive that includes all larger units. */
const USUAL_WIDTHS: Readonly<Record<TimespanUnit, number>> = { D: 1, H: 2, M: 2, S: 2, L: 3, N: 9 };

interface Format {
  /** Each directive is a group. */
  readonly pattern: RegExp;
  readonly directives: readonly TimespanDirective[];
  /** The pieces of a format that needs no regular expression for most texts; null for other formats. */
  readonly plainPieces: readonly PlainPiece[] | null;
}

/** Parses a text by a format of `%D %H %M %S %L %N`. Returns a Timespan, or why there is none. */
function parseTimespan(text: string, format: string): Timespan | 'no match' | 'fraction only' {
  const { pattern, directives, plainPieces } = compile(format);
  const plain = plainPieces === null ? null : parsePlainly(text, plainPieces);
  if (plain !== null) return plain;
  const match = pattern.exec(text);
  if (match === null) return 'no match';
  const sum = new NanosecondSum();
  for (let i = 0; i < directives.length; i++) {
    const { unit, padding, isTotal } = directives[i]!;
    const group = match[i + 1]!;
    const digits = padding === '_' ? group.trimStart() : group;
    // Blanks may also be between or after the digits.
    if (digits === '' || (padding === '_' && !/^[0-9]+$/.test(digits))) return 'no match';
    const length = LENGTHS[unit];
    if (length !== undefined) sum.add(readDigits(digits), length);
    else if (isTotal) return 'fraction only';
    else sum.add(readDigits(digits.padEnd(9, '0')), 1);
  }
  return text.startsWith('-') ? sum.span.negated() : sum.span;
}

/** A part of a plain format: text, or the nanoseconds of a unit and the maximum number of digits. */
type PlainPiece = string | { readonly length: number; readonly digits: number };

/** More digits may be too many for a Number. */
const MAX_DIGITS = 9;

/**
 * Parses a text that begins with a digit by a format of plain directives that other text separates, several times as fast
 * as a regular expression.
 * @returns null if the text does not match or needs the regular expression
 */
function parsePlainly(text: string, pieces: readonly PlainPiece[]): Timespan | null {
  let nanoseconds = 0;
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (!text.startsWith(piece, at)) return null;
      at += piece.length;
      continue;
    }
    const start = at;
    let count = 0;
    for (let digit = digitAt(text, at); digit >= 0 && digit <= 9; digit = digitAt(text, ++at))
      count = count * 10 + digit;
    if (at === start || at - start > piece.digits) return null;
    nanoseconds += count * piece.length;
  }
  return at === text.length && Number.isSafeInteger(nanoseconds) ? new Timespan(0, nanoseconds) : null;
}

/** The value of a character as a digit. It is NaN at the end of the text. */
function digitAt(text: string, index: number): number {
  return text.charCodeAt(index) - 48;
}

const compile = /* @__PURE__ */ memoize((format): Format => {
  const pieces = timespanPieces(format);
  const parts = pieces.map((piece) => (typeof piece === 'string' ? literal(piece) : `(${digitsPattern(piece)})`));
  const directives = pieces.filter((piece) => typeof piece !== 'string');
  return { pattern: new RegExp(`^-?${parts.join('')}$`), directives, plainPieces: plainPiecesOf(pieces) };
});

/** Returns null if the format needs a regular expression. */
function plainPiecesOf(pieces: readonly (string | TimespanDirective)[]): readonly PlainPiece[] | null {
  const plain: PlainPiece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (typeof piece === 'string') {
      if (i === 0 || /^[0-9]/.test(piece)) return null;
      plain.push(piece);
      continue;
    }
    const length = LENGTHS[piece.unit];
    const isPlain = length !== undefined && piece.padding === '0' && piece.width === null;
    if (!isPlain || typeof pieces[i + 1] === 'object') return null;
    plain.push({ length, digits: piece.isTotal ? MAX_DIGITS : USUAL_WIDTHS[piece.unit] });
  }
  return plain;
}

/** The blanks are those of Ruby's `\s`. */
function digitsPattern({ unit, padding, width, isTotal }: TimespanDirective): string {
  const digit = padding === '_' ? '[0-9 \\t\\r\\n\\f\\v]' : '[0-9]';
  if (width !== null) return padding === '-' ? `${digit}{${Math.min(width, 1)},${width}}` : `${digit}{${width}}`;
  if (!isTotal) return `${digit}{1,${USUAL_WIDTHS[unit]}}`;
  return padding === '_' ? '\\s*[0-9]+' : '[0-9]+';
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
