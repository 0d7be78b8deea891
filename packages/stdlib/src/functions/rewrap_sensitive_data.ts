import { type Block, defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';

/**
 * Unwraps what is Sensitive at any depth, and makes the whole Sensitive if there was any; a block changes the value in
 * between.
 *
 * @example
 * stdlib::rewrap_sensitive_data({ 'a' => Sensitive('x') }).unwrap # => { 'a' => 'x' }
 */
export const rewrap_sensitive_data = defineBuiltin(
  'stdlib::rewrap_sensitive_data',
  dispatch(['Any data', 'Callable[Any] &block?'], (data: Value, block?: Block) =>
    rewrapped(data, block ?? ((plain) => plain)),
  ),
);
