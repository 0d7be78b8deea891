import { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { Float } from '../../values/float.js';
import type { Integer } from '../../values/value.js';
import { type Format, illegalFormat } from './format.js';

const messages = {
  CODE_POINT_OUT_OF_RANGE: { text: 'pack(U): value out of range' },
} as const satisfies Record<string, Message>;

/** Formats Integers and Floats with C's conversions. The alternate flag adds quotes to `s` and `c`. */
export function writeNumber(value: Integer | Float, format: Format): string {
  const { letter } = format;
  const isFloat = value instanceof Float;
  if (letter === 's' || letter === 'p') {
    const text = String(value);
    if (format.source.length === 2) return text;
    return format.alternate && letter === 's' ? format.fit(`"${text}"`) : format.formatText(text);
  }
  if (letter === 'c' && !isFloat) return writeCharacter(value, format);
  if ('dxXobB'.includes(letter)) return format.formatLikeRuby(isFloat ? truncated(value) : value);
  if ('eEfgGaA'.includes(letter)) return format.formatLikeRuby(isFloat ? value : new Float(Number(value)));
  throw isFloat
    ? illegalFormat(format, 'Float', 'dxXobBeEfgGaAsp')
    : illegalFormat(format, 'Integer', 'dxXobBeEfgGaAspc');
}

function truncated(value: Float): Integer {
  if (!Number.isFinite(value.value)) throw new FunctionError(String(value));
  const whole = Math.trunc(value.value);
  return Number.isSafeInteger(whole) ? whole + 0 : BigInt(whole);
}

function writeCharacter(value: Integer, format: Format): string {
  if (value < 0 || value > 0x10ffff) throw functionError(messages.CODE_POINT_OUT_OF_RANGE, {});
  const text = String.fromCodePoint(Number(value));
  return format.formatText(format.alternate ? `"${text}"` : text);
}
