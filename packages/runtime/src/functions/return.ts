import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { ReturnSignal } from '../context/signals.js';
import type { Value } from '../values/value.js';

/**
 * Leaves the surrounding function, class or defined type, also from within a block. The function returns the argument,
 * or undef.
 *
 * @example
 * with(4) |$x| { next($x) } # => 4
 */
export const return_ = defineBuiltin(
  'return',
  { neverReturns: true, isStatement: true },
  dispatch(['Optional[Any] value?'], (value: Value | undefined) => {
    throw new ReturnSignal(value ?? null);
  }),
);
