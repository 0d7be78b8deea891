import { FunctionError } from '../../errors/error.js';
import { characterCount } from '../../text/slice.js';
import { Float } from '../../values/float.js';
import { isInteger, type Value } from '../../values/value.js';
import { inspected, oldText } from '../legacy-values.js';
import { noConversion } from '../ruby-errors.js';
import { FormatArguments } from './arguments.js';
import { floatOf, wholeOf } from './convert.js';
import { readDirective } from './directive.js';
import type { Flags } from './flags.js';
import { formatFloat, formatWhole } from './float.js';
import { formatInteger } from './integer.js';
import { paddedText } from './padding.js';

/**
 * Ruby's `format(format, *args)`.
 * @throws {FunctionError} with Ruby's message
 */
export function format(text: string, values: readonly Value[]): string {
  const args = new FormatArguments(values);
  let made = '';
  let at = 0;
  for (let percent = text.indexOf('%'); percent >= 0; percent = text.indexOf('%', at)) {
    made += text.slice(at, percent);
    if (percent + 1 >= text.length) throw new FunctionError('incomplete format specifier; use %% (double %) instead');
    const { flags, type, value, end } = readDirective(text, percent + 1, args);
    made += type === '%' ? '%' : formatted(type, flags, () => (value === undefined ? args.inTurn() : value));
    at = end;
  }
  return made + text.slice(at);
}

function formatted(type: string, flags: Flags, argument: () => Value): string {
  switch (type) {
    case 'c':
      return paddedText(characterOf(argument()), { ...flags, precision: null });
    case 's':
    case '{':
      return paddedText(oldText(argument()), flags);
    case 'p':
      return paddedText(inspected(argument()), flags);
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'b':
    case 'B':
      return formatInteger(wholeOf(argument()), type, flags);
    case 'f': {
      const value = argument();
      return isInteger(value) ? formatWhole(BigInt(value), flags) : formatFloat(floatOf(value), type, flags);
    }
    case 'e':
    case 'E':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
      return formatFloat(floatOf(argument()), type, flags);
    default:
      throw new FunctionError(`malformed format string - %${type}`);
  }
}

function characterOf(value: Value): string {
  if (typeof value === 'string') {
    if (characterCount(value) !== 1) throw new FunctionError('%c requires a character');
    return value;
  }
  if (!isInteger(value) && !(value instanceof Float)) throw noConversion(value, 'Integer');
  const code = Number(wholeOf(value));
  if (code !== Math.trunc(code) || Math.abs(code) >= 2 ** 31) throw outOfRange(value);
  // Ruby converts these two codes to a byte that is not a character.
  if (code === -1 || code === -2) return '\uFFFD';
  if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw new FunctionError('invalid character');
  return String.fromCodePoint(code);
}

/** Creates Ruby's error for a number that does not fit an `int`. */
function outOfRange(value: Value): FunctionError {
  if (value instanceof Float)
    return new FunctionError(`float ${formatFloat(value.value, 'g', PLAIN)} out of range of integer`);
  return new FunctionError(`integer ${value} too ${Number(value) < 0 ? 'small' : 'big'} to convert to \`int'`);
}

const PLAIN: Flags = {
  space: false,
  sharp: false,
  plus: false,
  minus: false,
  zero: false,
  width: null,
  precision: null,
};
