import { quoteText } from '../../values/quoting.js';
import { formatOffset, fourDigits, type Timestamp, twoDigits, type WallClock, wallClockOf } from './calendar.js';

/** An error in a date format. */
export class DateFormatError extends Error {
  override readonly name = 'DateFormatError';
}

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
];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A quoted literal, a run of one letter, or other text. `''` alone is a quote. */
const TOKEN = /''|'(?:[^']|'')*(?:'|$)|([A-Za-z])\1*|[^A-Za-z']+/gs;

/** The lengths that each verb accepts, and its message about other lengths. */
interface Verb {
  readonly rule: string;
  format(length: number, clock: WallClock, timestamp: Timestamp): string | null;
}

const VERBS: Readonly<Record<string, Verb>> = {
  Y: {
    rule: 'year must either be "YY" or "YYYY"',
    format: (length, { year }) => (length === 2 ? twoDigits(year % 100) : length === 4 ? fourDigits(year) : null),
  },
  M: {
    rule: 'month must be "M", "MM", "MMM", or "MMMM"',
    format: (length, { month }) => (length > 2 ? nameOf(MONTHS, month - 1, length) : digits(month, length)),
  },
  D: { rule: 'day of month must either be "D" or "DD"', format: (length, { day }) => digits(day, length) },
  E: {
    rule: 'day of week must either be "EEE" or "EEEE"',
    format: (length, { weekday }) => nameOf(WEEKDAYS, weekday, length),
  },
  h: { rule: '24-hour must either be "h" or "hh"', format: (length, { hour }) => digits(hour, length) },
  H: { rule: '12-hour must either be "H" or "HH"', format: (length, { hour }) => digits(hour % 12 || 12, length) },
  A: { rule: 'must be "AA"', format: (length, { hour }) => (length === 2 ? (hour < 12 ? 'AM' : 'PM') : null) },
  a: { rule: 'must be "aa"', format: (length, { hour }) => (length === 2 ? (hour < 12 ? 'am' : 'pm') : null) },
  m: { rule: 'minute must either be "m" or "mm"', format: (length, { minute }) => digits(minute, length) },
  s: { rule: 'second must either be "s" or "ss"', format: (length, { second }) => digits(second, length) },
  Z: { rule: 'timezone must be Z, ZZZZ, or ZZZZZ', format: (length, _, { offset }) => zone(offset, length) },
};

/**
 * Formats a timestamp by the verbs of Terraform's function `formatdate`.
 *
 * @throws DateFormatError
 */
export function formatDate(format: string, timestamp: Timestamp): string {
  const clock = wallClockOf(timestamp);
  return format.replace(TOKEN, (token) => {
    if (token.startsWith("'")) return literalText(token);
    const letter = token.charAt(0);
    if (!/[A-Za-z]/.test(letter)) return token;
    const verb = Object.hasOwn(VERBS, letter) ? VERBS[letter] : undefined;
    const text = verb?.format(token.length, clock, timestamp) ?? null;
    if (text !== null) return text;
    const rule = verb === undefined ? '' : `: ${verb.rule}`;
    throw new DateFormatError(`invalid date format verb ${quoteText(token)}${rule}`);
  });
}

function literalText(token: string): string {
  if (token === "''") return "'";
  if (token.length === 1 || !token.endsWith("'")) throw new DateFormatError("unterminated literal '");
  return token.slice(1, -1).replaceAll("''", "'");
}

function digits(number: number, length: number): string | null {
  if (length === 1) return String(number);
  return length === 2 ? twoDigits(number) : null;
}

function nameOf(names: readonly string[], index: number, length: number): string | null {
  const name = names[index] ?? '';
  if (length === 3) return name.slice(0, 3);
  return length === 4 ? name : null;
}

function zone(offset: number, length: number): string | null {
  switch (length) {
    case 1:
      return offset === 0 ? 'Z' : formatOffset(offset, ':');
    case 3: {
      const text = formatOffset(offset, '');
      return text === '+0000' ? 'UTC' : text;
    }
    case 4:
      return formatOffset(offset, '');
    case 5:
      return formatOffset(offset, ':');
    default:
      return null;
  }
}
