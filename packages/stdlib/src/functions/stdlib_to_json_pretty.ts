import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { rewrapped } from '../rewrap.js';
import { OPTIONS, to_json_pretty } from './to_json_pretty.js';

/**
 * The JSON text of an array or hash, a line for each member, as `to_json_pretty` gives it; Sensitive where something in
 * it is.
 *
 * @example
 * stdlib::to_json_pretty({ 'a' => 1 }) # => "{\n  \"a\": 1\n}\n"
 */
export const stdlib_to_json_pretty = defineBuiltin(
  'stdlib::to_json_pretty',
  dispatch(
    ['Variant[Hash, Array] data', 'Optional[Boolean] skip_undef?', `${OPTIONS} opts?`],
    (data: Value, ...rest: readonly Value[]) =>
      rewrapped(data, (plain) => to_json_pretty(plain, ...rest.filter((each) => each !== undefined))),
  ),
);
