import { defineBuiltin, dispatch, mismatch, withFastPath } from '../calling/define-builtin.js';
import { type Message } from '../errors/messages.js';
import { parseType } from '../type-reading/parse.js';
import { assertType } from '../types/mismatch/index.js';
import type { Argument } from '../values/block.js';
import { DEFAULT, type Default } from '../values/default.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { compact } from '../values/integer.js';
import { lazy } from '../values/lazy.js';
import { wholeSeconds } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import type { PuppetType } from '../values/type.js';
import type { Integer, Value } from '../values/value.js';
import { fail, notConvertible, refuse } from './constructor.js';

const messages = {
  /** Ruby's message is only the number: `NaN`, `Infinity`. */
  NOT_FINITE: { text: '{value}' },
  ILLEGAL_RADIX: { text: 'Illegal radix: {radix}, expected 2, 8, 10, 16, or default' },
  INVALID_VALUE: { text: 'invalid value for Integer(): {text}' },
} as const satisfies Record<string, Message>;

type Convertible = Integer | Float | boolean | string | Timespan | Timestamp;
type Radix = Integer | Default;

const types = {
  Convertible: String.raw`Variant[Numeric, Boolean, Pattern[/\A[+-]?\s*(?:(?:\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp]`,
  Radix: 'Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]]',
  NamedArgs: "Struct[{'from' => Convertible, Optional['radix'] => Radix, Optional['abs'] => Boolean}]",
};

const RADIXES: ReadonlySet<Value> = new Set<Value>([2, 8, 10, 16, DEFAULT]);

/** `Integer(from, radix, abs)` */
export const newInteger = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new',
      dispatch(['Convertible from', 'Radix radix?', 'Boolean abs?'], convert, { types }),
      dispatch(['NamedArgs hash_args'], (args: PuppetHash) => convertHash(args), { types }),
      mismatch(['Hash hash_args'], explainHash),
      mismatch(['Any from', 'Integer radix?', 'Boolean abs?'], (from: Value, radix?: Integer) => {
        if (radix !== undefined) checkRadix(radix);
        return notConvertible(from, 'Integer');
      }),
      refuse('Integer'),
    ),
    (general) =>
      (...args) => {
        const [from, radix] = args;
        if (args.length === 1 && (from instanceof Float || from instanceof Timespan || from instanceof Timestamp))
          return toInteger(from, null);
        if (args.length > 2 || typeof from !== 'string') return general(...args);
        return plainInteger(from, args.length === 1 ? DEFAULT : radix) ?? general(...args);
      },
  ),
);

function convertHash(args: PuppetHash): Integer {
  return convert(
    args.get('from') as Convertible,
    args.get('radix') as Radix | undefined,
    args.get('abs') as boolean | undefined,
  );
}

/** Returns the message for an invalid hash of named arguments. */
function explainHash(args: PuppetHash): string {
  const from = args.get('from');
  if (from !== undefined && !parseType(types.Convertible).isInstance(from)) return notConvertible(from, 'Integer');
  const radix = args.get('radix');
  if (radix !== undefined && radix !== null) checkRadix(radix);
  assertType('Integer.new has wrong type,', namedArgs(), args);
  return notConvertible(from ?? null, 'Integer');
}

/** Returns the type of the named arguments. It and its parts have the names that messages show. */
function namedArgs(): PuppetType {
  return parseType('NamedArgs', types);
}

function checkRadix(radix: Value): void {
  if (!RADIXES.has(radix)) fail(messages.ILLEGAL_RADIX, { radix: String(radix) });
}

function convert(from: Convertible, radix: Radix = DEFAULT, abs = false): Integer {
  const number = toInteger(from, radix === DEFAULT ? null : Number(radix));
  return abs && number < 0 ? compact(-BigInt(number)) : number;
}

function toInteger(from: Convertible, radix: number | null): Integer {
  if (typeof from === 'string') return readInteger(from, radix);
  if (typeof from === 'boolean') return from ? 1 : 0;
  if (from instanceof Float) {
    if (!Number.isFinite(from.value)) return fail(messages.NOT_FINITE, { value: String(from) });
    const whole = Math.trunc(from.value);
    return Number.isSafeInteger(whole) ? whole + 0 : compact(BigInt(whole));
  }
  if (from instanceof Timespan || from instanceof Timestamp) return wholeSeconds(from);
  return from;
}

/** Reads the most common texts of integers, which numbers represent exactly. Returns null for other texts and radixes. */
export function plainInteger(text: string, radix: Argument | undefined): number | null {
  const first = text.charCodeAt(0);
  const start = first === MINUS || first === PLUS ? 1 : 0;
  const prefix = prefixAt(text, start);
  if (radix !== DEFAULT && typeof radix !== 'number') return null;
  const base = radix === DEFAULT ? (prefix ?? 10) : radix;
  const isMarked = prefix === 2 || prefix === 16;
  if ((isMarked && prefix !== base) || (base !== 2 && base !== 8 && base !== 10 && base !== 16)) return null;
  // Puppet accepts letters as digits only after a prefix.
  const number = numberAt(text, isMarked ? start + 2 : start, base, isMarked ? base : Math.min(base, 10));
  return number !== null && first === MINUS && number > 0 ? -number : number;
}

/** As `plainInteger` without a radix, for Numeric, which rejects binary digits after a sign. */
export function plainNumeric(text: string): number | null {
  const first = text.charCodeAt(0);
  const isSigned = first === MINUS || first === PLUS;
  return isSigned && prefixAt(text, 1) === 2 ? null : plainInteger(text, DEFAULT);
}

const MINUS = 45;
const PLUS = 43;

/** The radix that the characters from `start` state: `0x`, `0b`, or `0` for octal digits. Null if they state none. */
function prefixAt(text: string, start: number): number | null {
  if (text.length < start + 2 || text.charCodeAt(start) !== ZERO) return null;
  const letter = text.charCodeAt(start + 1) | 32;
  return letter === 120 ? 16 : letter === 98 ? 2 : 8;
}

const ZERO = 48;

/**
 * The number that the characters from `start` are the digits of; null if they are not, or the number is too large. A loop is
 * several times as fast as an expression.
 */
function numberAt(text: string, start: number, base: number, digits: number): number | null {
  if (text.length === start) return null;
  let number = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const digit = code <= 57 ? code - ZERO : (code | 32) - 87;
    if (digit < 0 || digit >= digits || (code > 57 && digit < 10)) return null;
    number = number * base + digit;
  }
  return number <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** Reads a text like Ruby's `Integer(text, radix)`: a prefix must be that of the radix. */
export function readInteger(text: string, radix: number | null): Integer {
  const [, sign, digits = ''] = /^([+-]?)\s*(.*)$/s.exec(text) ?? [];
  const prefix = /^0[xX]/.test(digits) ? 16 : /^0[bB]/.test(digits) ? 2 : /^0./.test(digits) ? 8 : 10;
  const base = radix ?? prefix;
  const hasPrefix = prefix === base && prefix !== 10;
  const plain = hasPrefix ? digits.slice(prefix === 8 ? 1 : 2) : digits;
  const number = valueOf(plain, base);
  if (number === null) return fail(messages.INVALID_VALUE, { text: JSON.stringify(text) });
  return compact(sign === '-' ? -number : number);
}

/** The digits of each radix, and the prefix with which JavaScript reads them. */
const DIGITS: ReadonlyMap<number, { readonly pattern: RegExp; readonly prefix: string }> = new Map([
  [2, { pattern: /^[01]+$/, prefix: '0b' }],
  [8, { pattern: /^[0-7]+$/, prefix: '0o' }],
  [10, { pattern: /^\d+$/, prefix: '' }],
  [16, { pattern: /^[\da-f]+$/i, prefix: '0x' }],
]);

function valueOf(digits: string, base: number): bigint | null {
  const form = DIGITS.get(base);
  return form === undefined || !form.pattern.test(digits) ? null : BigInt(form.prefix + digits);
}
