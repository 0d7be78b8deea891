/** The functions of the documentation's section "Data Conversion". */
import { fail } from '../errors/error.js';
import { readDateTime } from '../values/date-time-text.js';
import { DateTime, isDateRange } from '../values/date-time.js';
import { readJson } from '../values/json-reader.js';
import { Float, integerOf } from '../values/numbers.js';
import { Range, rangeElements } from '../values/range.js';
import { print, textOf, toJson } from '../values/text.js';
import { doubleOf, entriesOf, isNumber, type Value } from '../values/value.js';
import { rejectArgument, stringArgument } from './arguments.js';

export function to_s(value: Value): Value {
  return textOf(value);
}

const NUMBER_TEXT = /^\s*[+-]?\d+(?:(\.\d+)?([eE][+-]?\d+)?)\s*$/;

/** A string that is no number gives 0. */
export function to_n(value: Value): Value {
  if (isNumber(value)) return value;
  if (value === null || typeof value === 'boolean') return Number(value);
  if (value instanceof DateTime) return value.seconds;
  if (typeof value !== 'string')
    return rejectArgument('to_n', 0, 'a String, a Boolean, a Number or a Date/Time', value);
  const [text, fraction, exponent] = NUMBER_TEXT.exec(value) ?? [];
  if (text === undefined) return 0;
  if (fraction !== undefined || exponent !== undefined) return finite(Number(text));
  return integerOf(BigInt(text.trim().replace(/^\+/, ''))) ?? finite(Number(text));
}

function finite(value: number): Float {
  return Number.isFinite(value)
    ? new Float(value)
    : fail('argument-value', { name: 'to_n', reason: 'the number is too large' }, 0);
}

export function to_b(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value === 'true';
  return isNumber(value) ? doubleOf(value) !== 0 : rejectArgument('to_b', 0, 'a String, a Number or a Boolean', value);
}

export function to_d(value: Value): Value {
  if (value instanceof DateTime) return value;
  if (isNumber(value)) {
    const seconds = Math.floor(doubleOf(value));
    return isDateRange(seconds) ? new DateTime(seconds) : rejectDate(String(seconds));
  }
  if (typeof value !== 'string') return rejectArgument('to_d', 0, 'a String, a Number or a Date/Time', value);
  const seconds = readDateTime(value);
  return seconds === null ? rejectDate(JSON.stringify(value)) : new DateTime(seconds);
}

function rejectDate(text: string): never {
  return fail('argument-value', { name: 'to_d', reason: `${text} is not a date/time` }, 0);
}

/** The pairs of a hash in their order, or the elements of a range. */
export function to_a(value: Value): Value {
  if (value instanceof Range) return rangeElements(value);
  const entries = entriesOf(value);
  if (entries === null) return rejectArgument('to_a', 0, 'a Hash or a Range', value);
  return Array.from(entries, ([key, entry]) => [key, entry]);
}

export function to_json(value: Value): Value {
  return toJson(value);
}

export function from_json(text: Value): Value {
  return readJson(stringArgument('from_json', 0, text));
}

export function inspect(value: Value): Value {
  return print(value);
}
