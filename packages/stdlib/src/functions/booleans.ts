import { Float, functionError, inspectLegacyValue, isInteger } from '@pptjs/runtime/internal';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { toBoolean } from '../values/booleans.js';
import { isPositive } from '../values/numbers.js';

/**
 * Converts any value to a Boolean. A number, or the text of a number, is true if it is 1 or more. Other texts are
 * converted as `str2bool` does. All other values are true.
 *
 * @example
 * any2bool('no') # => false
 */
export const any2bool = legacyFunction('any2bool', (args) => {
  if (args.length === 0) throw functionError(messages.ARGUMENT_COUNT, { name: 'any2bool', given: 0, expected: '1' });
  const [value = null] = args;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return isPositive(value) ?? toBoolean(value);
  return isInteger(value) || value instanceof Float ? (isPositive(value) ?? false) : true;
});

/**
 * Converts a Boolean, or the text of a Boolean, to 1 or 0.
 *
 * @example
 * bool2num(true) # => 1
 */
export const bool2num = legacyFunction('bool2num', (args) => {
  const [value] = args;
  if (value === undefined) throw functionError(messages.ARGUMENT_COUNT, { name: 'bool2num', given: 0, expected: '1' });
  return toBoolean(value) ? 1 : 0;
});

/**
 * Converts a Boolean to `true` or `false`, or to the two strings that are given for them.
 *
 * @example
 * bool2str(true, 'yes', 'no') # => 'yes'
 */
export const bool2str = legacyFunction('bool2str', (args) => {
  if (args.length !== 1 && args.length !== 3)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'bool2str', given: args.length, expected: '3' });
  const [value = null, ...texts] = args;
  if (typeof value !== 'boolean') throw functionError(messages.BOOL2STR_NOT_A_BOOLEAN, {});
  const [yes = 'true', no = 'false'] = texts.map((text) => (text === false ? undefined : text));
  if (typeof yes !== 'string' || typeof no !== 'string') throw functionError(messages.BOOL2STR_NOT_STRINGS, {});
  return value ? yes : no;
});

/**
 * Returns whether a number, or the text of a number, is 1 or more. Values that are neither a number nor a string are
 * false.
 *
 * @example
 * num2bool('5') # => true
 */
export const num2bool = legacyFunction('num2bool', (args) => {
  if (args.length !== 1)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'num2bool', given: args.length, expected: '1' });
  const [value = null] = args;
  if (typeof value !== 'string')
    return isInteger(value) || value instanceof Float ? (isPositive(value) ?? false) : false;
  const result = isPositive(value);
  if (result === undefined)
    throw functionError(messages.NUM2BOOL_NOT_A_NUMBER, { value, shown: inspectLegacyValue(value) });
  return result;
});

/**
 * Converts the text of a Boolean, in any case: `1`, `t`, `y`, `true` and `yes` are true. `0`, `f`, `n`, `false`, `no`,
 * `undef`, `undefined` and the empty string are false.
 *
 * @example
 * str2bool('yes') # => true
 */
export const str2bool = legacyFunction('str2bool', (args) => {
  const [value] = args;
  if (value === undefined) throw functionError(messages.ARGUMENT_COUNT, { name: 'str2bool', given: 0, expected: '1' });
  return toBoolean(value);
});
