import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { to_ruby } from './to_ruby.js';

/**
 * A value as Ruby writes it, Sensitive where something in it is.
 *
 * @example
 * stdlib::to_ruby([true, undef]) # => '[true, nil]'
 */
export const stdlib_to_ruby = defineBuiltin(
  'stdlib::to_ruby',
  dispatch(['Any object'], (data: Value) => rewrapped(data, (plain) => to_ruby(plain))),
);
