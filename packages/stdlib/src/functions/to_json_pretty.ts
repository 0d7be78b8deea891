import { defineBuiltin, dispatch, type Integer, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { jsonData } from '../json-data.js';
import { writeJsonPretty } from '../json-pretty.js';

/** The type of the third argument. */
export const OPTIONS =
  'Struct[{indent => Optional[String], space => Optional[String], space_before => Optional[String], object_nl => Optional[String], array_nl => Optional[String], allow_nan => Optional[Boolean], max_nesting => Optional[Integer[-1, default]]}]';

/**
 * The JSON text of an array or hash, a line for each member. A true second argument leaves out what is undef, the third
 * one says how to write: `indent`, `space`, `space_before`, `object_nl`, `array_nl`, `max_nesting`.
 *
 * @example
 * to_json_pretty({ 'a' => 1 }) # => "{\n  \"a\": 1\n}\n"
 */
export const to_json_pretty = defineBuiltin(
  'to_json_pretty',
  dispatch(['Variant[Hash, Array] data', 'Optional[Boolean] skip_undef?', `${OPTIONS} opts?`], write),
);

function write(data: Value, skipUndef: boolean | null = false, options?: PuppetHash): string {
  const option = (name: string, otherwise: string): string =>
    (options?.get(name) as string | null | undefined) ?? otherwise;
  const form = {
    indent: option('indent', '  '),
    space: option('space', ' '),
    spaceBefore: option('space_before', ''),
    objectNewline: option('object_nl', '\n'),
    arrayNewline: option('array_nl', '\n'),
    depth: Number((options?.get('max_nesting') as Integer | null | undefined) ?? 100),
  };
  return `${writeJsonPretty(jsonData(skipUndef === true ? withoutUndef(data) : data), form)}\n`;
}

/** Only the members of the value itself go. */
function withoutUndef(data: Value): Value {
  if (isArray(data)) return data.filter((element) => element !== null);
  return data instanceof PuppetHash ? PuppetHash.from([...data].filter(([, value]) => value !== null)) : data;
}
