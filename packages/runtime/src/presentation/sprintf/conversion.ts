import { Float } from '../../values/float.js';
import { isInteger, type Value } from '../../values/value.js';
import { inspectLegacyValue, legacyText } from '../legacy-values.js';
import { floatOf, wholeOf } from './convert.js';
import { type Flags, padded, paddedText } from './flags.js';
import { formatFloat, formatWhole } from './float.js';
import { formatInteger, PREFIX } from './integer.js';

/**
 * Returns `formatted` for one directive, with a short path for the values that most programs format: texts, Integers that
 * are numbers, and finite Floats.
 */
export function formatter(type: string, flags: Flags): (value: Value) => string {
  const general = (value: Value): string => formatted(type, flags, value);
  if (type === 's') return (value) => (typeof value === 'string' ? paddedText(value, flags) : general(value));
  if (type === 'f') return (value) => (value instanceof Float ? formatFloat(value.value, type, flags) : general(value));
  const radix = PLAIN_RADIX[type];
  if (radix === undefined || flags.precision !== null) return general;
  const { width, minus, zero, plus, space, sharp } = flags;
  const isPlain = !plus && !space && !sharp;
  const isSigned = radix === 10 || plus || space;
  const fill = zero ? '0' : ' ';
  const sign = plus ? '+' : space ? ' ' : '';
  const prefix = sharp ? (PREFIX[type] ?? '') : '';
  const isUpper = type === 'X';
  const digitsOf = (value: number): string => {
    if (radix === 10) return String(value);
    return isUpper ? value.toString(radix).toUpperCase() : value.toString(radix);
  };
  return (value) => {
    if (typeof value !== 'number') return general(value);
    if (isPlain && value >= 0) {
      const digits = digitsOf(value);
      if (width === null || digits.length >= width) return digits;
      return minus ? digits.padEnd(width) : digits.padStart(width, fill);
    }
    if (value === 0 || (value < 0 && !isSigned)) return general(value);
    return padded(digitsOf(Math.abs(value)), (value < 0 ? '-' : sign) + prefix, flags);
  };
}

/** The radixes whose digits need no other change. */
const PLAIN_RADIX: Readonly<Record<string, number>> = { d: 10, i: 10, u: 10, o: 8, x: 16, X: 16, b: 2 };

/** The letters of the conversions, without `c`, and `{` for a named argument as text. */
const CONVERSIONS = 's{pdiuoxXbBfeEgGaA';

/** Whether `type` is a conversion that `formatted` has. */
export const isConversion = (type: string): boolean => type.length === 1 && CONVERSIONS.includes(type);

/**
 * Formats a value.
 * @param type one of `CONVERSIONS`
 * @throws {FunctionError} with Ruby's message
 */
export function formatted(type: string, flags: Flags, value: Value): string {
  switch (type) {
    case 's':
    case '{':
      return paddedText(legacyText(value), flags);
    case 'p':
      return paddedText(inspectLegacyValue(value), flags);
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b':
    case 'B':
      return formatInteger(wholeOf(value), type, flags);
    case 'f':
      return isInteger(value) ? formatWhole(value, flags) : formatFloat(floatOf(value), type, flags);
    default:
      return formatFloat(floatOf(value), type, flags);
  }
}
