import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { to_yaml } from './to_yaml.js';

/**
 * The YAML text of a value, Sensitive where something in it is. Options are those of `to_yaml`.
 *
 * @example
 * stdlib::to_yaml({ 'a' => 1 }) # => "---\na: 1\n"
 */
export const stdlib_to_yaml = defineBuiltin(
  'stdlib::to_yaml',
  dispatch(['Any data', 'Hash options?'], (data: Value, ...options: readonly Value[]) =>
    rewrapped(data, (plain) => to_yaml(plain, ...options.filter((each) => each !== undefined))),
  ),
);
