import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { to_toml } from './to_toml.js';

/**
 * The TOML text of a hash, Sensitive where something in it is.
 *
 * @example
 * stdlib::to_toml({ 'a' => 1 }) # => "a = 1\n"
 */
export const stdlib_to_toml = defineBuiltin(
  'stdlib::to_toml',
  dispatch(['Hash data'], (data: Value) => rewrapped(data, (plain) => to_toml(plain))),
);
