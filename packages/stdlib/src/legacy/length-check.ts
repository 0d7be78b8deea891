import {
  characterCount,
  Float,
  FunctionError,
  isArray,
  isInteger,
  rubyInspect,
  rubyInteger,
  rubyText,
  type Value,
} from '@pptjs/runtime';
import { valueClass } from '../ruby-class.js';

/** `validate_slength('text', 5, 2)`: how long a text, or each of some, may be at most and at least. */
export function checkLength(args: readonly Value[]): void {
  if (args.length < 2 || args.length > 3)
    throw new FunctionError(`validate_slength(): Wrong number of arguments (${args.length}; must be 2 or 3)`);
  const [input = null, most = null, least = null] = args;
  const max = numberOf(most);
  if (max === undefined || max <= 0)
    throw problem(`Expected second argument to be a positive Numeric, got ${rubyText(most)}:${valueClass(most)}`);
  const min = args.length < 3 ? 0 : numberOf(least);
  if (min === undefined || min < 0)
    throw problem(
      `Expected third argument to be unset or a positive Numeric, got ${rubyText(least)}:${valueClass(least)}`,
    );
  if (min > max) throw problem('Expected second argument to be equal to or larger than third argument');
  if (typeof input !== 'string' && !isArray(input))
    throw problem(`Expected first argument to be a String or Array, got ${valueClass(input)}`);
  for (const [position, text] of (isArray(input) ? input : [input]).entries()) {
    if (typeof text !== 'string')
      throw problem(`Expected element at array position ${position} to be a String, got ${valueClass(text)}`);
    const length = characterCount(text);
    if (length >= min && length <= max) continue;
    const given = isArray(input) ? input.length : length;
    throw problem(`Expected length of ${rubyInspect(input)} to be between ${min} and ${max}, was ${given}`);
  }
}

/** Ruby's `Integer(…)`. */
function numberOf(value: Value): number | undefined {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Math.trunc(value.value);
  const number = typeof value === 'string' ? rubyInteger(value) : null;
  return number === null ? undefined : Number(number);
}

function problem(text: string): FunctionError {
  return new FunctionError(`validate_slength(): ${text}`);
}
