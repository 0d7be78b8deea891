import { defineBuiltin, dispatch, richData, type Value } from '@pptjs/runtime';
import { writeLiteral } from '../literal.js';

const RUBY = { null: 'nil', true: 'true', false: 'false', colon: ' => ' };

/**
 * A value as Ruby writes it.
 *
 * @example
 * to_ruby({ 'a' => [true, undef] }) # => '{"a" => [true, nil]}'
 */
export const to_ruby = defineBuiltin(
  'to_ruby',
  dispatch(['Any object'], (value: Value) => writeLiteral(richData(value), RUBY)),
);
