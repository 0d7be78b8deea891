import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { functionError, type Message } from '../errors/messages.js';
import { Float } from '../values/float.js';
import { compact } from '../values/integer.js';
import { isInteger, type Integer } from '../values/value.js';
import { deprecated } from './support/deprecated.js';
import { withNumberPath } from './support/rounding.js';

const messages = {
  NOT_DECIMAL: { text: 'abs(): Requires float or integer to work with - was given non decimal string' },
} as const satisfies Record<string, Message>;

/**
 * Returns the absolute value of a number. Converts a string that holds a decimal number, which is deprecated.
 *
 * @example
 * abs(-4) # => 4
 */
export const abs = withNumberPath(
  defineBuiltin(
    'abs',
    dispatch(['Numeric val'], size),
    dispatch(['String val'], (text: string) => {
      deprecated(
        "The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling",
      );
      if (/^-?\d+\.\d+$/m.test(text)) return new Float(Math.abs(Number.parseFloat(text)));
      if (/^-?\d+$/m.test(text)) return size(compact(BigInt(/^\s*-?\d+/.exec(text)?.[0] ?? 0)));
      throw functionError(messages.NOT_DECIMAL, {});
    }),
  ),
  size,
);

function size(value: Integer | Float): Integer | Float {
  if (typeof value === 'number') return Math.abs(value);
  if (isInteger(value)) return value < 0 ? compact(-BigInt(value)) : value;
  return new Float(Math.abs(value.value));
}
