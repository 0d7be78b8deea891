import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { floatSeconds } from '../text/time/seconds.js';
import { Float } from '../values/float.js';
import type { PuppetHash } from '../values/hash.js';
import { compact } from '../values/integer.js';
import { lazy } from '../values/lazy.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import type { Integer } from '../values/value.js';
import { refuse } from './constructor.js';
import { type Convertible, NUMBER_PATTERN, readFloat } from './float.js';
import { plainNumeric, readInteger } from './integer.js';

const types = {
  Convertible: `Variant[Integer, Float, Boolean, ${NUMBER_PATTERN}, Timespan, Timestamp]`,
  NamedArgs: "Struct[{'from' => Convertible, Optional['abs'] => Boolean}]",
};

/** `Numeric(from, abs)`: an Integer if the text is one, else a Float. */
export const newNumeric = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_numeric',
      dispatch(['Convertible from', 'Boolean abs?'], convert, { types }),
      dispatch(
        ['NamedArgs hash_args'],
        (args: PuppetHash) => convert(args.get('from') as Convertible, args.get('abs') as boolean | undefined),
        { types },
      ),
      refuse('Numeric', ['Any from', 'Boolean abs?']),
    ),
    (general) =>
      (...args) => {
        const [from] = args;
        const isText = args.length === 1 && typeof from === 'string';
        return (isText ? (plainNumeric(from) ?? plainFraction(from)) : null) ?? general(...args);
      },
  ),
);

/** Texts with a fraction or an exponent that JavaScript reads as Ruby does. */
const FRACTION = /^-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE]-?\d+)?|[eE]-?\d+)$/;

/** Reads the most common texts of Floats. Returns null for other texts. */
function plainFraction(text: string): Float | null {
  const number = shortDecimal(text) ?? (FRACTION.test(text) ? Number(text) : Infinity);
  return Number.isFinite(number) ? new Float(number) : null;
}

/** The largest number of digits, and the point, of which the quotient by a power of ten is the number that a text denotes. */
const MAX_DECIMAL = 16;
const POWERS: readonly number[] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
const POINT = 46;
const ZERO = 48;

/** Reads texts such as `12.5`, in a quarter of the time of an expression and `Number`. Returns null for other texts. */
function shortDecimal(text: string): number | null {
  if (text.length > MAX_DECIMAL || (text.charCodeAt(0) === ZERO && text.charCodeAt(1) !== POINT)) return null;
  let digits = 0;
  let point = -1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === POINT && point === -1 && i > 0) point = i;
    else if (code >= ZERO && code <= ZERO + 9) digits = digits * 10 + code - ZERO;
    else return null;
  }
  const places = text.length - 1 - point;
  return point === -1 || places === 0 ? null : digits / (POWERS[places] as number);
}

function convert(from: Convertible, abs = false): Integer | Float | null {
  const number = toNumeric(from);
  if (!abs || number === null) return number;
  if (number instanceof Float) return new Float(Math.abs(number.value));
  return number < 0 ? compact(-BigInt(number)) : number;
}

/** Returns null for texts that the pattern matches and that are not numbers in arithmetic: `0B1`, `1e400`. */
function toNumeric(from: Convertible): Integer | Float | null {
  if (typeof from === 'boolean') return from ? 1 : 0;
  if (from instanceof Timespan || from instanceof Timestamp) return new Float(floatSeconds(from));
  if (typeof from !== 'string') return from;
  const plain = from.replaceAll(/\s/g, '');
  const isWhole = /^[+-]?(?:[0-9]+|0[xXbB].*)$/.test(plain);
  if (/^[+-]0B/.test(plain)) return null;
  if (isWhole) return readInteger(plain, null);
  const number = readFloat(plain);
  return Number.isFinite(number) ? new Float(number) : null;
}
