import { fail } from '../errors/error.js';
import { type Float, type Integer } from '../values/numbers.js';
import { delimitedRegexp, Regexp } from '../values/regexp.js';
import { describeType, elementsOf, entriesOf, isNumber, type Value } from '../values/value.js';

/** Fails: an argument has the wrong type. `position` is counted from 0. */
export function rejectArgument(name: string, position: number, expected: string, value: Value): never {
  const parameters = { name, position: String(position + 1), expected, type: describeType(value) };
  return fail('argument-type', parameters, position);
}

export function stringArgument(name: string, position: number, value: Value): string {
  return typeof value === 'string' ? value : rejectArgument(name, position, 'a String', value);
}

export function numberArgument(name: string, position: number, value: Value): Integer | Float {
  return isNumber(value) ? value : rejectArgument(name, position, 'a Number', value);
}

export function arrayArgument(name: string, position: number, value: Value): readonly Value[] {
  return elementsOf(value) ?? rejectArgument(name, position, 'an Array', value);
}

export function hashArgument(name: string, position: number, value: Value): ReadonlyMap<string, Value> {
  return entriesOf(value) ?? rejectArgument(name, position, 'a Hash', value);
}

/** A pattern is a regular expression, a string with slashes, or a string that stands for itself. */
export function patternArgument(name: string, position: number, value: Value): string | Regexp {
  if (value instanceof Regexp) return value;
  if (typeof value !== 'string') return rejectArgument(name, position, 'a String or a Regular Expression', value);
  return delimitedRegexp(value) ?? value;
}
