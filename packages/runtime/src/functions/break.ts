import { BreakSignal } from '../evaluation/signals.js';
import { defineBuiltin, dispatch } from './define.js';

/**
 * Ends the iteration around it.
 *
 * @example
 * [1, 2, 3].map |$x| { if $x == 3 { break() } $x * 10 } # => [10, 20]
 */
export const break_ = defineBuiltin(
  'break',
  dispatch([], () => {
    throw new BreakSignal();
  }),
);
