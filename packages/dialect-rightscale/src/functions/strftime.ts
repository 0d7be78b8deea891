import { checkStringLength } from '../evaluation/evaluation.js';
import { DateTime } from '../values/date-time.js';
import type { Value } from '../values/value.js';
import { rejectArgument, stringArgument } from './arguments.js';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Formats that stand for others. */
const COMBINATIONS: Readonly<Record<string, string>> = {
  c: '%a %b %e %T %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  v: '%e-%^b-%4Y',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  h: '%b',
};

const DIRECTIVE = /%([-_0^#]*)(\d*)([A-Za-z%])/g;

/** Formats a date/time with the directives of the documentation, which are Ruby's. Other text stays as it is. */
export function strftime(date: Value, format: Value): Value {
  if (!(date instanceof DateTime)) return rejectArgument('strftime', 0, 'a Date/Time', date);
  return formatDate(new Date(date.seconds * 1000), stringArgument('strftime', 1, format));
}

function formatDate(date: Date, format: string): string {
  return format.replace(DIRECTIVE, (whole: string, flags: string, widthText: string, directive: string) => {
    checkStringLength(Number(widthText));
    const width = widthText === '' ? null : Number(widthText);
    const combination = COMBINATIONS[directive];
    if (combination !== undefined) return textPart(formatDate(date, combination), flags, width, directive);
    const number = numberOf(directive, date);
    if (number !== null) return numberPart(number, flags, width);
    const text = directive === 'N' || directive === 'L' ? fraction(directive, width) : textOfPart(directive, date);
    return text === null
      ? whole
      : textPart(text, flags, directive === 'N' || directive === 'L' ? null : width, directive);
  });
}

/** A date/time has no fraction of a second. */
function fraction(directive: string, width: number | null): string {
  return '0'.repeat(width ?? (directive === 'L' ? 3 : 9));
}

function textPart(text: string, flags: string, width: number | null, directive: string): string {
  const isSwapped = flags.includes('#');
  const isUpper = flags.includes('^') || (isSwapped && directive !== 'p');
  const cased = isUpper ? text.toUpperCase() : isSwapped ? text.toLowerCase() : text;
  return cased.padStart(width ?? 0, flags.includes('0') ? '0' : ' ');
}

interface NumberPart {
  readonly value: number;
  readonly width: number;
  readonly padding?: ' ';
}

function numberPart(
  { value, width, padding = ' ' }: NumberPart & { padding?: string },
  flags: string,
  wanted: number | null,
): string {
  if (flags.includes('-')) return String(value);
  const isBlank = flags.includes('_') || (!flags.includes('0') && padding === ' ' && width < 0);
  return String(value).padStart(wanted ?? Math.abs(width), isBlank ? ' ' : '0');
}

/** The number of a directive. A negative width is that of a number padded with blanks. */
function numberOf(directive: string, date: Date): NumberPart | null {
  const hour = date.getUTCHours();
  const year = date.getUTCFullYear();
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const weekday = date.getUTCDay();
  const numbers: Readonly<Record<string, NumberPart>> = {
    Y: { value: year, width: 4 },
    C: { value: Math.floor(year / 100), width: 2 },
    y: { value: ((year % 100) + 100) % 100, width: 2 },
    m: { value: date.getUTCMonth() + 1, width: 2 },
    d: { value: date.getUTCDate(), width: 2 },
    e: { value: date.getUTCDate(), width: -2 },
    j: { value: dayOfYear(date), width: 3 },
    H: { value: hour, width: 2 },
    k: { value: hour, width: -2 },
    I: { value: twelve, width: 2 },
    l: { value: twelve, width: -2 },
    M: { value: date.getUTCMinutes(), width: 2 },
    S: { value: date.getUTCSeconds(), width: 2 },
    u: { value: weekday === 0 ? 7 : weekday, width: 1 },
    w: { value: weekday, width: 1 },
    G: { value: isoWeek(date).year, width: 4 },
    g: { value: isoWeek(date).year % 100, width: 2 },
    V: { value: isoWeek(date).week, width: 2 },
    U: { value: Math.floor((dayOfYear(date) + 6 - weekday) / 7), width: 2 },
    W: { value: Math.floor((dayOfYear(date) + 6 - ((weekday + 6) % 7)) / 7), width: 2 },
    s: { value: Math.floor(date.getTime() / 1000), width: 1 },
  };
  return numbers[directive] ?? null;
}

function textOfPart(directive: string, date: Date): string | null {
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const day = DAYS[date.getUTCDay()] ?? '';
  const texts: Readonly<Record<string, string>> = {
    B: month,
    b: month.slice(0, 3),
    A: day,
    a: day.slice(0, 3),
    P: date.getUTCHours() < 12 ? 'am' : 'pm',
    p: date.getUTCHours() < 12 ? 'AM' : 'PM',
    n: '\n',
    t: '\t',
    '%': '%',
  };
  return texts[directive] ?? null;
}

const DAY = 86_400_000;

/** The day of the year, from 1. */
function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - startOfYear(date.getUTCFullYear())) / DAY) + 1;
}

function startOfYear(year: number): number {
  const start = new Date(0);
  start.setUTCFullYear(year, 0, 1);
  return start.getTime();
}

/** The week of ISO 8601: it belongs to the year that contains its Thursday. */
function isoWeek(date: Date): { readonly year: number; readonly week: number } {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY);
  return { year: thursday.getUTCFullYear(), week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 };
}
