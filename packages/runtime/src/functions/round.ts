import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { Float } from '../values/float.js';
import type { Integer } from '../values/value.js';
import { wholeNumber, withNumberPath } from './support/rounding.js';

/**
 * Returns the nearest Integer. A half is rounded away from zero. The calculation uses floating point, so Integers
 * beyond 2 to the 53rd lose precision.
 *
 * @example
 * round(2.5) # => 3
 */
export const round = withNumberPath(defineBuiltin('round', dispatch(['Numeric val'], rounded)), rounded);

function rounded(value: Integer | Float): Integer {
  if (typeof value === 'number' && Math.abs(value) < 2 ** 52) return value;
  const number = Number(value);
  return wholeNumber(Math.trunc(number > 0 ? number + 0.5 : number - 0.5));
}
