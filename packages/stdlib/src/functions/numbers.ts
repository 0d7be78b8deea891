import {
  Float,
  functionError,
  type Integer,
  normalizeInteger,
  isInteger,
  noConversion,
  legacyText,
  PuppetHash,
  rubyClassOf,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { stringsBetween } from '../text/successor.js';
import { unsupportedArgument } from '../values/class-names.js';
import { toInteger } from '../values/numbers.js';

/**
 * Limits a number to the range between two other numbers: returns the middle one of three numbers in any order.
 *
 * @example
 * clamp(16, 88, 661) # => 88
 */
export const clamp = legacyFunction('clamp', (args) => {
  if (args.length === 0)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'clamp', given: 0, expected: 'minimum 1' });
  const values = args.flatMap(flattenArrays);
  if (values.length !== 3) throw functionError(messages.CLAMP_NOT_THREE, {});
  for (const value of values) checkClampArgument(value);
  return values.map((value) => toInteger('clamp', value)).toSorted((a, b) => a - b)[1];
});

function checkClampArgument(value: Value): void {
  if (value instanceof PuppetHash) throw functionError(messages.CLAMP_HASH, { value: legacyText(value) });
  if (typeof value === 'string' && !/^\d+$/m.test(value))
    throw functionError(messages.CLAMP_NOT_A_NUMBER, { value, class: rubyClassOf(value) });
}

const MAX_BASE = 36;

/**
 * Writes an integer in another base (2 to 36).
 *
 * @example
 * convert_base(254, 16) # => 'fe'
 */
export const convert_base = legacyFunction('convert_base', (args) => {
  if (args.length !== 2)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'convert_base', given: args.length, expected: '2' });
  const [number = null, base = null] = args;
  checkConvertBaseArgument(number, 'First');
  checkConvertBaseArgument(base, 'Second');
  const value = parseDecimal(number);
  const radix = Number(parseDecimal(base));
  if (radix < 2 || radix > MAX_BASE) throw functionError(messages.CONVERT_BASE_INVALID_BASE, {});
  return value.toString(radix);
});

function checkConvertBaseArgument(value: Value, position: 'First' | 'Second'): void {
  if (!isInteger(value) && typeof value !== 'string')
    throw functionError(messages.CONVERT_BASE_INVALID_ARGUMENT, { position });
}

/** Puppet's message names the first argument even where the second one is wrong. */
function parseDecimal(value: Value): bigint {
  if (isInteger(value)) return BigInt(value);
  const text = /^\d+$/m.exec(String(value))?.[0];
  if (text === undefined) throw functionError(messages.CONVERT_BASE_NOT_A_NUMBER, {});
  return BigInt(text);
}

/** The maximum number of elements in Puppet. */
const MAX_RANGE_LENGTH = 1_000_000;

/**
 * Returns the numbers, or strings, from one to another. The third argument is the step.
 *
 * @example
 * range('host01', 'host03') # => ['host01', 'host02', 'host03']
 */
export const range = legacyFunction('range', (args) => {
  const [first] = args;
  if (first === undefined) throw functionError(messages.ARGUMENT_COUNT, { name: 'range', given: 0, expected: '1' });
  const { start, stop, step, excludesStop } = args.length === 1 ? parseRange(first) : readBounds(args);
  if (/^\d+$/m.test(start)) {
    const end = typeof stop === 'string' ? leadingInteger(stop) : BigInt(toInteger('range', stop));
    return numbersBetween(leadingInteger(start), excludesStop ? end : end + 1n, step);
  }
  const strings = stringsBetween(start, legacyText(stop), { excludesStop, limit: MAX_RANGE_LENGTH * step });
  return strings.filter((_, i) => i % step === 0);
});

interface Bounds {
  readonly start: string;
  readonly stop: Value;
  readonly step: number;
  readonly excludesStop: boolean;
}

function parseRange(text: Value): Bounds {
  if (typeof text !== 'string') throw unsupportedArgument('range', 'a String such as 1..3, or two arguments', text);
  if (text === '') throw functionError(messages.RANGE_EMPTY, {});
  const match = /^(\w+)(\.\.\.?|-)(\w+)$/m.exec(text);
  if (match === null) throw functionError(messages.RANGE_INVALID, { text });
  return { start: match[1] ?? '', stop: match[3] ?? '', step: 1, excludesStop: match[2] === '...' };
}

function readBounds([start = null, stop = null, size = 1]: readonly Value[]): Bounds {
  const step = Math.abs(typeof size === 'string' ? Number(leadingInteger(size)) : toInteger('range', size));
  if (step === 0) throw functionError(messages.RANGE_ZERO_STEP, {});
  return { start: legacyText(start), stop, step, excludesStop: false };
}

/** Ruby's `to_i` of a string, exact for any number of digits. */
function leadingInteger(text: string): bigint {
  const digits = /^\s*([-+]?\d+(?:_\d+)*)/.exec(text)?.[1] ?? '0';
  return BigInt(digits.replaceAll('_', '').replace('+', ''));
}

function numbersBetween(start: bigint, end: bigint, step: number): Integer[] {
  const numbers: Integer[] = [];
  for (let each = start; each < end && numbers.length < MAX_RANGE_LENGTH; each += BigInt(step))
    numbers.push(normalizeInteger(each));
  return numbers;
}

/** Powers of 1024. */
const UNIT_PREFIXES: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['k', 1],
  ['M', 2],
  ['G', 3],
  ['T', 4],
  ['P', 5],
  ['E', 6],
]);

/**
 * Converts a size to a number of bytes: `4 kB`, `1.5 M`, `2 GiB`. Unit prefixes are powers of 1024. A number is
 * returned unchanged.
 *
 * @example
 * to_bytes('4 kB') # => 4096
 */
export const to_bytes = legacyFunction('to_bytes', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'to_bytes', given: args.length, expected: '1' });
  return isInteger(value) || value instanceof Float ? value : parseSize(sizeText(value));
});

function sizeText(value: Value): string {
  if (typeof value === 'string') return value;
  const text = legacyText(value);
  if (text !== 'default') throw noConversion(value, 'String');
  return text;
}

function parseSize(text: string): Value {
  const [, digits = '', prefix = ''] = /^([\d.e+-]*)\s*([^bB]?)/u.exec(text) ?? [];
  const power = UNIT_PREFIXES.get(prefix);
  if (power === undefined) throw functionError(messages.TO_BYTES_UNKNOWN_PREFIX, { prefix });
  const number = Number(/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/.exec(digits)?.[0] ?? '0');
  return normalizeInteger(BigInt(Math.floor(number * 1024 ** power)));
}
