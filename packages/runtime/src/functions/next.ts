import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { NextSignal } from '../context/signals.js';
import type { Value } from '../values/value.js';

/**
 * Leaves the surrounding block, function, class or defined type. The block or function returns the argument, or undef.
 *
 * @example
 * [1, 2].map |$x| { if $x == 2 { next('two') } $x } # => [1, 'two']
 */
export const next = defineBuiltin(
  'next',
  { neverReturns: true, isStatement: true },
  dispatch(['Optional[Any] value?'], (value: Value | undefined) => {
    throw new NextSignal(value ?? null);
  }),
);
