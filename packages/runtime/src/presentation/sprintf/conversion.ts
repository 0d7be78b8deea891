import { isInteger, type Value } from '../../values/value.js';
import { inspectLegacyValue, legacyText } from '../legacy-values.js';
import { floatOf, wholeOf } from './convert.js';
import { type Flags, paddedText } from './flags.js';
import { formatFloat, formatWhole } from './float.js';
import { formatInteger } from './integer.js';

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
