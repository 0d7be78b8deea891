import { defineBuiltin, dispatch, withFastPath, type BuiltinFunction } from '../../calling/define-builtin.js';
import { FunctionError } from '../../errors/error.js';
import { functionError, type Message } from '../../errors/messages.js';
import { rubyFloat } from '../../text/ruby-number.js';
import { Float, floatText } from '../../values/float.js';
import { compact } from '../../values/integer.js';
import { isInteger, type Integer } from '../../values/value.js';
import { deprecated } from './deprecated.js';

const messages = {
  NOT_A_NUMBER: { text: '{name}(): cannot convert given value to a floating point value.' },
} as const satisfies Record<string, Message>;

/** Converts a whole number to an Integer like Ruby's `to_i`, also beyond 64 bits. */
export function wholeNumber(value: number): Integer {
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  if (!Number.isFinite(value)) throw new FunctionError(floatText(value));
  return compact(BigInt(value));
}

/** Defines `ceiling` or `floor`, for a number or for a string that holds a number, which is deprecated. */
export function defineRounding(name: string, round: (value: number) => number): BuiltinFunction {
  const rounded = (value: Integer | Float): Integer => (isInteger(value) ? value : wholeNumber(round(value.value)));
  const general = defineBuiltin(
    name,
    dispatch(['Numeric val'], rounded),
    dispatch(['String val'], (text: string) => {
      deprecated(
        `The ${name}() function's auto conversion of String to Float is deprecated - change to convert input before calling`,
      );
      const number = rubyFloat(text);
      if (number === null) throw functionError(messages.NOT_A_NUMBER, { name });
      return wholeNumber(round(number));
    }),
  );
  return withNumberPath(general, rounded);
}

/** A function of one number calls `body` without the choice of an overload. */
export function withNumberPath(
  general: BuiltinFunction,
  body: (value: Integer | Float) => Integer | Float,
): BuiltinFunction {
  return withFastPath(general, () => (...args) => {
    const [value] = args;
    return args.length === 1 && (typeof value === 'number' || value instanceof Float) ? body(value) : general(...args);
  });
}
