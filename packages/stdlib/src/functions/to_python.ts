import { defineBuiltin, dispatch, richData, type Value } from '@pptjs/runtime';
import { writeLiteral } from '../literal.js';

const PYTHON = { null: 'None', true: 'True', false: 'False', colon: ': ' };

/**
 * A value as Python writes it.
 *
 * @example
 * to_python({ 'a' => [true, undef] }) # => '{"a": [True, None]}'
 */
export const to_python = defineBuiltin(
  'to_python',
  dispatch(['Any object'], (value: Value) => writeLiteral(richData(value), PYTHON)),
);
