import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { BreakSignal } from '../context/signals.js';

/**
 * Ends the surrounding iteration.
 *
 * @example
 * [1, 2, 3].map |$x| { if $x == 3 { break() } $x * 10 } # => [10, 20]
 */
export const break_ = defineBuiltin(
  'break',
  { neverReturns: true, isStatement: true },
  dispatch([], () => {
    throw new BreakSignal();
  }),
);
