import { defineBuiltin, dispatch, type Value, writeJson } from '@pptjs/runtime';
import { jsonData } from '../json-data.js';

/**
 * The JSON text of a value.
 *
 * @example
 * to_json({ 'a' => [1, 2.5, undef] }) # => '{"a":[1,2.5,null]}'
 */
export const to_json = defineBuiltin(
  'to_json',
  dispatch(['Any data'], (data: Value) => writeJson(jsonData(data))),
);
