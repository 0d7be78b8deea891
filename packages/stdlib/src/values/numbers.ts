/** How stdlib recognizes and reads numbers, also those written as strings. */
import {
  Float,
  isInteger,
  rubyFloat,
  rubyText,
  SemVer,
  Timespan,
  Timestamp,
  type Value,
} from '@pptjs/runtime/internal';
import { unsupportedArgument } from './class-names.js';

const INTEGER = /^-?(?:[1-9]\d*|0)$/m;
const NUMBER = /^-?(?:[1-9]\d*|0)(?:\.\d+)?(?:[eE]-?\d+)?$/m;

/** Returns whether a value is an Integer or the decimal text of one, without leading zeros. */
export function isIntegerLike(value: Value): boolean {
  return isInteger(value) || (typeof value === 'string' && INTEGER.test(value));
}

/** Returns whether a value is a Float, or a string exactly as Ruby writes a Float. */
export function isFloatLike(value: Value): boolean {
  if (value instanceof Float) return true;
  const number = typeof value === 'string' ? rubyFloat(value) : null;
  return number !== null && rubyText(new Float(number)) === value;
}

/** Returns whether a value is a number of Ruby (times and versions are), or the decimal text of a number. */
export function isNumberLike(value: Value): boolean {
  if (value instanceof Timestamp || value instanceof Timespan || value instanceof SemVer) return true;
  return isInteger(value) || value instanceof Float || (typeof value === 'string' && NUMBER.test(value));
}

/**
 * Returns whether a number, or the text of a number, is 1 or more; its fraction is ignored. `undefined` for a value
 * that is not a number.
 */
export function isPositive(value: Value): boolean | undefined {
  const number = rubyFloat(rubyText(value));
  return number === null ? undefined : Math.trunc(number) > 0;
}

/**
 * Converts a number, or a string that begins with digits, as Ruby's `to_i` does.
 *
 * @param name the function that messages name
 * @throws {FunctionError} for a value of another kind
 */
export function toInteger(name: string, value: Value): number {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Math.trunc(value.value);
  if (typeof value === 'string') return Number.parseInt(value, 10);
  if (value === null) return 0;
  throw unsupportedArgument(name, 'a number', value);
}
