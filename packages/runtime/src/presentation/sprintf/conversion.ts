import { isInteger, type Value } from '../../values/value.js';
import { inspectLegacyValue, legacyText } from '../legacy-values.js';
import { floatOf, wholeOf } from './convert.js';
import { type Flags, paddedText } from './flags.js';
import { formatFloat, formatWhole } from './float.js';
import { formatInteger } from './integer.js';

/**
 * Returns `formatted` for one directive, with a short path for the values that most programs format: texts and small
 * Integers that are not negative.
 */
export function formatter(type: string, flags: Flags): (value: Value) => string {
  const general = (value: Value): string => formatted(type, flags, value);
  const { width, precision, sharp, plus, space, minus, zero } = flags;
  if (type === 's') {
    if (width !== null || precision !== null) return general;
    return (value) => (typeof value === 'string' ? value : general(value));
  }
  const radix = PLAIN_RADIX[type];
  if (radix === undefined || sharp || plus || space || precision !== null) return general;
  const isPlain = (value: Value): value is number => typeof value === 'number' && value >= 0;
  const digits = (value: number): string => (radix === 10 ? String(value) : value.toString(radix));
  if (width === null) return (value) => (isPlain(value) ? digits(value) : general(value));
  if (minus) return (value) => (isPlain(value) ? digits(value).padEnd(width) : general(value));
  const fill = zero ? '0' : ' ';
  return (value) => (isPlain(value) ? digits(value).padStart(width, fill) : general(value));
}

const PLAIN_RADIX: Readonly<Record<string, number>> = { d: 10, i: 10, u: 10, o: 8, x: 16, b: 2 };

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
