import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { to_json } from './to_json.js';

/**
 * The JSON text of a value, Sensitive where something in it is.
 *
 * @example
 * stdlib::to_json({ 'a' => 1 }) # => '{"a":1}'
 */
export const stdlib_to_json = defineBuiltin(
  'stdlib::to_json',
  dispatch(['Any data'], (data: Value) => rewrapped(data, (plain) => to_json(plain))),
);
