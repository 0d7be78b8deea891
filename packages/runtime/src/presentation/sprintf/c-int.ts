import { functionError, type Message } from '../../errors/messages.js';
import { Float } from '../../values/float.js';
import { isInteger, type Value } from '../../values/value.js';
import { noConversion } from '../ruby-errors.js';
import { wholeOf } from './convert.js';
import type { Flags } from './flags.js';
import { formatFloat } from './float.js';

const messages = {
  FLOAT_OUT_OF_RANGE: { text: 'float {value} out of range of integer' },
  INTEGER_OUT_OF_RANGE: { text: "integer {value} too {size} to convert to `int'" },
} as const satisfies Record<string, Message>;

/** The largest C `int`. */
export const MAX_INT = 2_147_483_647;

/**
 * Converts the argument of `*` or `%c` to a C `int`. Texts are not converted.
 * @throws {FunctionError} with Ruby's message
 */
export function intOf(value: Value): number {
  if (!isInteger(value) && !(value instanceof Float)) throw noConversion(value, 'Integer');
  if (value instanceof Float && Math.abs(value.value) >= 2 ** 63)
    throw functionError(messages.FLOAT_OUT_OF_RANGE, { value: formatFloat(value.value, 'g', PLAIN) });
  const whole = wholeOf(value);
  if (whole > MAX_INT || whole < -MAX_INT - 1)
    throw functionError(messages.INTEGER_OUT_OF_RANGE, { value: whole, size: whole < 0 ? 'small' : 'big' });
  return Number(whole);
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
