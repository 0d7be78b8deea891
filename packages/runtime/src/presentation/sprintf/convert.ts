import { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { rubyFloat, rubyInteger } from '../../text/ruby-number.js';
import { encodeUtf8 } from '../../text/utf8.js';
import { Float, floatText } from '../../values/float.js';
import { isInteger, type Value } from '../../values/value.js';
import { unconvertibleName } from '../ruby-errors.js';
import { rubyInspect } from '../ruby-text.js';

const messages = {
  CANNOT_CONVERT: { text: "can't convert {class} into {type}" },
  INVALID_INTEGER: { text: 'invalid value for Integer(): {value}' },
  INVALID_FLOAT: { text: 'invalid value for Float(): {value}' },
} as const satisfies Record<string, Message>;

function cannotConvert(value: Value, type: string): FunctionError {
  return functionError(messages.CANNOT_CONVERT, { class: unconvertibleName(value), type });
}

/** Converts the argument of an integer conversion: Ruby's `Integer()`. */
export function wholeOf(value: Value): number | bigint {
  if (isInteger(value)) return value;
  if (value instanceof Float) {
    if (!Number.isFinite(value.value)) throw new FunctionError(floatText(value.value));
    const whole = Math.trunc(value.value);
    return Number.isSafeInteger(whole) ? whole : BigInt(whole);
  }
  if (typeof value !== 'string') throw cannotConvert(value, 'Integer');
  const number = rubyInteger(value);
  if (number === null) throw functionError(messages.INVALID_INTEGER, { value: rubyInspect(value) });
  return number;
}

/** Converts the argument of a floating point conversion: Ruby's `Float()`. */
export function floatOf(value: Value): number {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return value.value;
  if (typeof value !== 'string') throw cannotConvert(value, 'Float');
  const number = rubyFloat(value);
  if (number === null) throw functionError(messages.INVALID_FLOAT, { value: bytesOutsideAscii(rubyInspect(value)) });
  return number;
}

/** Ruby's `Float()` shows characters beyond ASCII by their bytes. */
function bytesOutsideAscii(text: string): string {
  const shown = (character: string): string =>
    Array.from(encodeUtf8(character), (byte) => `\\x${byte.toString(16).toUpperCase()}`).join('');
  return text.replace(/[^\0-\x7f]/gu, shown);
}
