import { functionError, type Message } from '../../errors/messages.js';
import { twoDigits, wholeSeconds } from '../../values/time.js';
import type { Timestamp, TimestampFields } from '../../values/timestamp.js';
import { memoize } from '../memoize.js';

const messages = {
  INVALID_FORMAT: { text: 'invalid format: {format}' },
} as const satisfies Record<string, Message>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A point in time in a time zone. */
interface LocalTime {
  readonly time: Timestamp;
  readonly fields: TimestampFields;
  /** Seconds east of Greenwich. */
  readonly offset: number;
  /** The text of `%Z`. */
  readonly zone: string;
}

/** The output of a directive: a number with its padding, or a text. */
interface Field {
  readonly read: (fields: TimestampFields, time: LocalTime) => number | bigint | string;
  /** The usual width, without the sign of a year. */
  readonly width: number;
  readonly fill: '0' | ' ';
  readonly isYear: boolean;
}

/** A part of a format: text, or a function that writes a part of a time. */
type Piece = string | ((time: LocalTime) => string);

interface Directive {
  /** The padding of numbers and names. Empty: none; null: the default. */
  readonly fill: '0' | ' ' | '' | null;
  /** The padding of composite directives. */
  readonly fillOfText: '0' | ' ';
  readonly fillOfZone: '0' | ' ';
  readonly negativeZero: boolean;
  readonly upper: boolean;
  readonly changeCase: boolean;
  readonly width: number | null;
  readonly colons: number;
  readonly letter: string;
}

/** Colons are part of `%z` only. */
const DIRECTIVE = /%([-_0^#]*)(\d*)((?::{1,3}(?=z))?)((?:[EO](?=[A-Za-z]))?)([A-Za-z+%])/g;
const AFTER_E = 'cCxXyY';
const AFTER_O = 'deHkIlmMSuUVwWy';

/** Matches a directive that is incomplete at the end of the text. */
const UNFINISHED = /%[-_0^#]*\d*$/;

/**
 * Ruby's `Time#strftime` for a point in time, `offset` seconds east of Greenwich.
 * @throws {FunctionError} if the format ends within a directive
 */
export function formatTimestamp(time: Timestamp, format: string, offset: number, zone: string): string {
  const pieces = compile(format);
  if (pieces === null) throw functionError(messages.INVALID_FORMAT, { format });
  return write({ time, fields: time.fields(offset), offset, zone }, pieces);
}

function write(time: LocalTime, pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(time);
  return text;
}

/** Returns null for a format that ends within a directive. */
const compile = /* @__PURE__ */ memoize((format): readonly Piece[] | null => {
  const { pieces, rest } = piecesOf(format);
  return UNFINISHED.test(rest) ? null : [...pieces, rest].filter((piece) => piece !== '');
});

/** Returns the pieces up to the last directive, and the text after it. */
function piecesOf(format: string): { readonly pieces: readonly Piece[]; readonly rest: string } {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of format.matchAll(DIRECTIVE)) {
    const [whole, flags = '', width = '', colons = '', modifier = '', letter = ''] = match;
    pieces.push(
      format.slice(end, match.index),
      ...(piecesOfDirective(flags, width, colons, modifier, letter) ?? [whole]),
    );
    end = match.index + whole.length;
  }
  return { pieces, rest: format.slice(end) };
}

/** Returns null if there is no such directive. */
function piecesOfDirective(
  flags: string,
  width: string,
  colons: string,
  modifier: string,
  letter: string,
): readonly Piece[] | null {
  if (modifier !== '' && !(modifier === 'E' ? AFTER_E : AFTER_O).includes(letter)) return null;
  const fills = flags.replace(/[^-_0]/g, '');
  const last = fills.replaceAll('-', '').at(-1);
  const composite = COMPOSITES[letter];
  if (composite !== undefined && flags === '' && width === '') return piecesOf(composite).pieces;
  const piece = pieceOfDirective({
    fill: fills.includes('-') ? '' : fills === '' ? null : fills.endsWith('_') ? ' ' : '0',
    fillOfText: last === '0' ? '0' : ' ',
    fillOfZone: fills.endsWith('_') ? ' ' : '0',
    negativeZero: fills.includes('-'),
    upper: flags.includes('^'),
    changeCase: flags.includes('#'),
    width: width === '' ? null : Number(width),
    colons: colons.length,
    letter,
  });
  return piece === null ? null : [piece];
}

/** Returns null for an unknown letter. */
function pieceOfDirective(directive: Directive): Piece | null {
  const { letter, upper, changeCase, width, fillOfText } = directive;
  if (letter === 'z') return (time) => zoneOffset(time, directive);
  if (letter === 'L' || letter === 'N') return ({ fields }) => fraction(fields.nanosecond, directive);
  const composite = COMPOSITES[letter];
  if (composite !== undefined) {
    const { pieces } = piecesOf(composite);
    return (time) => {
      const text = write(time, pieces);
      return (upper ? text.toUpperCase() : text).padStart(width ?? 0, fillOfText);
    };
  }
  const field = FIELDS[letter];
  if (field === undefined) return null;
  const { read } = field;
  const char = directive.fill ?? field.fill;
  if (width === null && !upper && !changeCase) {
    if (field.width < 2 || char === '') return (time) => String(read(time.fields, time));
    if (field.width === 2)
      return char === '0'
        ? (time) => twoDigits(read(time.fields, time) as number)
        : (time) => String(read(time.fields, time)).padStart(2);
  }
  return (time) => {
    const value = read(time.fields, time);
    const text = upper || changeCase ? cased(String(value), directive) : String(value);
    const least = width ?? (field.isYear && (value as number) < 0 ? field.width + 1 : field.width);
    return text === '' || char === '' ? text : filled(text, least, char);
  };
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** The day of the year, from 1. */
function dayOfYear({ year, month, day }: TimestampFields): number {
  return BEFORE_MONTH[month - 1]! + day + (month > 2 && isLeap(year) ? 1 : 0);
}

/** The day of the week. 0 is Sunday. */
function weekday({ days }: TimestampFields): number {
  return (((days + 4) % 7) + 7) % 7;
}

function cased(text: string, { upper, changeCase, letter }: Directive): string {
  if (changeCase) return letter === 'p' || letter === 'Z' ? text.toLowerCase() : text.toUpperCase();
  return upper ? text.toUpperCase() : text;
}

function filled(text: string, width: number, char: '0' | ' '): string {
  if (text.length >= width) return text;
  const sign = char === '0' && /^-\d/.test(text) ? '-' : '';
  return sign + text.slice(sign.length).padStart(width - sign.length, char);
}

function number(width: number, read: Field['read'], fill: '0' | ' ' = '0'): Field {
  return { read, width, fill, isYear: false };
}

function year(read: (fields: TimestampFields) => number): Field {
  return { read, width: 4, fill: '0', isYear: true };
}

function plain(read: Field['read']): Field {
  return { read, width: 0, fill: ' ', isYear: false };
}

const COMPOSITES: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  T: '%H:%M:%S',
  v: '%e-%^b-%4Y',
  X: '%H:%M:%S',
  x: '%m/%d/%y',
};

const FIELDS: Readonly<Record<string, Field>> = {
  A: plain((fields) => DAYS[weekday(fields)]!),
  a: plain((fields) => DAYS[weekday(fields)]!.slice(0, 3)),
  B: plain(({ month }) => MONTHS[month - 1]!),
  b: plain(({ month }) => MONTHS[month - 1]!.slice(0, 3)),
  h: plain(({ month }) => MONTHS[month - 1]!.slice(0, 3)),
  C: number(2, ({ year }) => Math.floor(year / 100)),
  d: number(2, ({ day }) => day),
  e: number(2, ({ day }) => day, ' '),
  G: year((fields) => isoWeek(fields).year),
  g: number(2, (fields) => ((isoWeek(fields).year % 100) + 100) % 100),
  H: number(2, ({ hour }) => hour),
  I: number(2, ({ hour }) => hour % 12 || 12),
  j: number(3, (fields) => dayOfYear(fields)),
  k: number(2, ({ hour }) => hour, ' '),
  l: number(2, ({ hour }) => hour % 12 || 12, ' '),
  M: number(2, ({ minute }) => minute),
  m: number(2, ({ month }) => month),
  n: plain(() => '\n'),
  P: plain(({ hour }) => (hour < 12 ? 'am' : 'pm')),
  p: plain(({ hour }) => (hour < 12 ? 'AM' : 'PM')),
  S: number(2, ({ second }) => second),
  s: number(1, (_, { time }) => wholeSeconds(time)),
  t: plain(() => '\t'),
  U: number(2, (fields) => weekFrom(fields, 0)),
  u: number(1, (fields) => weekday(fields) || 7),
  V: number(2, (fields) => isoWeek(fields).week),
  W: number(2, (fields) => weekFrom(fields, 1)),
  w: number(1, (fields) => weekday(fields)),
  Y: year(({ year }) => year),
  y: number(2, ({ year }) => ((year % 100) + 100) % 100),
  Z: plain((_, { zone }) => zone),
  '%': plain(() => '%'),
};

/**
 * Returns the week of the year for weeks that start on a given weekday. Days before the first such day are in week 0.
 */
function weekFrom(fields: TimestampFields, first: number): number {
  return Math.floor((dayOfYear(fields) - 1 + 7 - ((weekday(fields) - first + 7) % 7)) / 7);
}

/** Returns the ISO 8601 week. It starts on Monday; week 1 contains the first Thursday of the year. */
function isoWeek(fields: TimestampFields): { year: number; week: number } {
  const { year } = fields;
  const week = Math.floor((dayOfYear(fields) - (weekday(fields) || 7) + 10) / 7);
  if (week < 1) return { year: year - 1, week: weeksIn(year - 1) };
  return week > weeksIn(year) ? { year: year + 1, week: 1 } : { year, week };
}

function weeksIn(year: number): number {
  const lastWeekday = (of: number): number =>
    (((of + Math.floor(of / 4) - Math.floor(of / 100) + Math.floor(of / 400)) % 7) + 7) % 7;
  return lastWeekday(year) === 4 || lastWeekday(year - 1) === 3 ? 53 : 52;
}

/** Returns digits of the fraction of the second. Digits after the ninth are zeros. */
function fraction(nanosecond: number, { width, letter }: Directive): string {
  const digits = String(nanosecond).padStart(9, '0');
  const count = width === null || width === 0 ? (letter === 'L' ? 3 : 9) : width;
  return digits.slice(0, count).padEnd(count, '0');
}

function zoneOffset({ offset, zone }: LocalTime, { colons, width, fillOfZone, negativeZero }: Directive): string {
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 3600));
  const minutes = String(Math.floor(size / 60) % 60).padStart(2, '0');
  const seconds = String(size % 60).padStart(2, '0');
  const rest = restOfOffset(colons, minutes, seconds);
  const sign = offset < 0 || (negativeZero && zone === 'UTC') ? '-' : '+';
  const wide = Math.max((width ?? 0) - rest.length, 3);
  return (fillOfZone === ' ' ? (sign + hours).padStart(wide, ' ') : sign + hours.padStart(wide - 1, '0')) + rest;
}

function restOfOffset(colons: number, minutes: string, seconds: string): string {
  switch (colons) {
    case 0:
      return minutes;
    case 1:
      return `:${minutes}`;
    case 2:
      return `:${minutes}:${seconds}`;
    default:
      if (seconds !== '00') return `:${minutes}:${seconds}`;
      return minutes !== '00' ? `:${minutes}` : '';
  }
}
