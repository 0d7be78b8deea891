import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { to_python } from './to_python.js';

/**
 * A value as Python writes it, Sensitive where something in it is.
 *
 * @example
 * stdlib::to_python([true, undef]) # => '[True, None]'
 */
export const stdlib_to_python = defineBuiltin(
  'stdlib::to_python',
  dispatch(['Any object'], (data: Value) => rewrapped(data, (plain) => to_python(plain))),
);
