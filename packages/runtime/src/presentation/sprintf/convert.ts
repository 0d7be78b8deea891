import { FunctionError } from '../../errors/error.js';
import { rubyFloat, rubyInteger } from '../../text/ruby-number.js';
import { encodeUtf8 } from '../../text/utf8.js';
import { rubyClassOf } from '../../types/ruby-class.js';
import { Float, floatText } from '../../values/float.js';
import { isInteger, type Value } from '../../values/value.js';
import { rubyInspect } from '../ruby-text.js';

function cannotConvert(value: Value, type: string): FunctionError {
  const name = value === null ? 'nil' : typeof value === 'boolean' ? String(value) : rubyClassOf(value);
  return new FunctionError(`can't convert ${name} into ${type}`);
}

/** Converts the argument of an integer conversion: Ruby's `Integer()`. */
export function wholeOf(value: Value): bigint {
  if (isInteger(value)) return BigInt(value);
  if (value instanceof Float) {
    if (!Number.isFinite(value.value)) throw new FunctionError(floatText(value.value));
    return BigInt(Math.trunc(value.value));
  }
  if (typeof value !== 'string') throw cannotConvert(value, 'Integer');
  const number = rubyInteger(value);
  if (number === null) throw new FunctionError(`invalid value for Integer(): ${rubyInspect(value)}`);
  return BigInt(number);
}

/** Converts the argument of a floating point conversion: Ruby's `Float()`. */
export function floatOf(value: Value): number {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return value.value;
  if (typeof value !== 'string') throw cannotConvert(value, 'Float');
  const number = rubyFloat(value);
  if (number === null) throw new FunctionError(`invalid value for Float(): ${bytesOutsideAscii(rubyInspect(value))}`);
  return number;
}

/** Ruby's `Float()` shows characters beyond ASCII by their bytes. */
function bytesOutsideAscii(text: string): string {
  const shown = (character: string): string =>
    Array.from(encodeUtf8(character), (byte) => `\\x${byte.toString(16).toUpperCase()}`).join('');
  return text.replace(/[^\0-\x7f]/gu, shown);
}
