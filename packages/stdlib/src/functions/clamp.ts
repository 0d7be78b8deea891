import { FunctionError, isArray, oldText, PuppetHash, type Value } from '@pptjs/runtime';
import { oldFunction } from '../old-function.js';
import { rubyClass } from '../ruby-class.js';
import { toInteger } from '../to-integer.js';

/**
 * Keeps a number between two others: gives the middle one of three, in whatever order.
 *
 * @example
 * clamp(16, 88, 661) # => 88
 */
export const clamp = oldFunction('clamp', (args) => {
  if (args.length === 0) throw new FunctionError('clamp(): Wrong number of arguments given (0 for minimum 1)');
  const values = args.flatMap(flatten);
  if (values.length !== 3) throw new FunctionError('clamp(): Wrong number of arguments, need three to clamp');
  for (const value of values) check(value);
  return values.map(toInteger).toSorted((a, b) => a - b)[1] as number;
});

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

function check(value: Value): void {
  if (value instanceof PuppetHash) throw new FunctionError(`clamp(): The Hash type is not allowed (${oldText(value)})`);
  if (typeof value === 'string' && !/^\d+$/m.test(value)) {
    throw new FunctionError(`clamp(): Required explicit numeric (${value}:${rubyClass(value)})`);
  }
}
