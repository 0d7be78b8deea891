import {
  characterCount,
  Float,
  type FunctionError,
  functionError,
  isArray,
  isInteger,
  rubyInspect,
  rubyInteger,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { valueClass } from '../values/class-names.js';

/**
 * Checks `validate_slength('text', 5, 2)`: the maximum and the minimum length of a string, or of the strings of an
 * array.
 *
 * @throws {FunctionError}
 */
export function checkLength(args: readonly Value[]): void {
  if (args.length < 2 || args.length > 3) {
    const expected = '2 or 3';
    throw functionError(messages.ARGUMENT_COUNT_LISTED, { name: 'validate_slength', given: args.length, expected });
  }
  const [input = null, maximum = null, minimum = null] = args;
  const max = toNumber(maximum);
  if (max === undefined || max <= 0)
    throw lengthError(`Expected second argument to be a positive Numeric, got ${describe(maximum)}`);
  const min = minimum === null || minimum === false ? 0 : toNumber(minimum);
  if (min === undefined || min < 0)
    throw lengthError(`Expected third argument to be unset or a positive Numeric, got ${describe(minimum)}`);
  if (min > max) throw lengthError('Expected second argument to be equal to or larger than third argument');
  if (typeof input !== 'string' && !isArray(input))
    throw lengthError(`Expected first argument to be a String or Array, got ${valueClass(input)}`);
  for (const [position, text] of (isArray(input) ? input : [input]).entries()) {
    if (typeof text !== 'string')
      throw lengthError(`Expected element at array position ${position} to be a String, got ${valueClass(text)}`);
    const length = characterCount(text);
    if (length >= min && length <= max) continue;
    const shownLength = isArray(input) ? input.length : length;
    throw lengthError(`Expected length of ${rubyInspect(input)} to be between ${min} and ${max}, was ${shownLength}`);
  }
}

function describe(value: Value): string {
  return `${rubyText(value)}:${valueClass(value)}`;
}

/** Converts a value as Ruby's `Integer(value)` does; `undefined` for a value that is not a number. */
function toNumber(value: Value): number | undefined {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Math.trunc(value.value);
  const number = typeof value === 'string' ? rubyInteger(value) : null;
  return number === null ? undefined : Number(number);
}

function lengthError(problem: string): FunctionError {
  return functionError(messages.VALIDATE_SLENGTH, { problem });
}
