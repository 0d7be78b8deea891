import { Float, FunctionError, inspected, isInteger } from '@pptjs/runtime';
import { isPositive } from '../is-positive.js';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * Whether a number, or the text of one, is 1 or more. What is no number is not.
 *
 * @example
 * num2bool('5') # => true
 */
export const num2bool = oldFunction('num2bool', (args) => {
  if (args.length !== 1) throw wrongCount('num2bool', args.length, '1');
  const [value = null] = args;
  if (typeof value !== 'string')
    return isInteger(value) || value instanceof Float ? (isPositive(value) ?? false) : false;
  const positive = isPositive(value);
  if (positive !== undefined) return positive;
  throw new FunctionError(
    `num2bool(): '${value}' does not look like a number: invalid value for Float(): ${inspected(value)}`,
  );
});
