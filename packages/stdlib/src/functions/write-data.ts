/** Functions that write values as JSON, YAML, TOML, and as literals of Python and Ruby. */
import {
  defineBuiltin,
  dispatch,
  isArray,
  isInteger,
  noConversion,
  PuppetHash,
  richData,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';
import { type JsonFormat, toJsonData, writeJsonPretty } from '../formats/json.js';
import { type LiteralSyntax, writeLiteral } from '../formats/literal.js';
import { writeToml } from '../formats/toml.js';
import { emitCanonicalYaml, emitYaml, toYamlNode } from '../formats/yaml/index.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument } from '../values/class-names.js';
import { mapSensitive } from '../values/sensitive.js';

/**
 * Writes a value as JSON.
 *
 * @example
 * to_json({ 'a' => [1, 2.5, undef] }) # => '{"a":[1,2.5,null]}'
 */
export const to_json = defineBuiltin(
  'to_json',
  dispatch(['Any data'], (data: Value) => toJson(data)),
);

/**
 * Writes a value as JSON. The result is Sensitive if the value contains a Sensitive.
 *
 * @example
 * stdlib::to_json({ 'a' => 1 }) # => '{"a":1}'
 */
export const stdlib_to_json = defineBuiltin(
  'stdlib::to_json',
  dispatch(['Any data'], (data: Value) => mapSensitive(data, toJson)),
);

function toJson(data: Value): string {
  return writeJson(toJsonData(data));
}

const JSON_OPTIONS =
  'Struct[{indent => Optional[String], space => Optional[String], space_before => Optional[String], object_nl => Optional[String], array_nl => Optional[String], allow_nan => Optional[Boolean], max_nesting => Optional[Integer[-1, default]]}]';

/**
 * Writes an array or hash as JSON, with one line for each member. A true second argument leaves out members that are
 * undef. The third argument sets the format: `indent`, `space`, `space_before`, `object_nl`, `array_nl` and
 * `max_nesting`.
 *
 * @example
 * to_json_pretty({ 'a' => 1 }) # => "{\n  \"a\": 1\n}\n"
 */
export const to_json_pretty = defineBuiltin(
  'to_json_pretty',
  dispatch(['Variant[Hash, Array] data', 'Optional[Boolean] skip_undef?', `${JSON_OPTIONS} opts?`], toPrettyJson),
);

/**
 * Writes an array or hash as JSON, as `to_json_pretty` does. The result is Sensitive if the value contains a Sensitive.
 *
 * @example
 * stdlib::to_json_pretty({ 'a' => 1 }) # => "{\n  \"a\": 1\n}\n"
 */
export const stdlib_to_json_pretty = defineBuiltin(
  'stdlib::to_json_pretty',
  dispatch(
    ['Variant[Hash, Array] data', 'Optional[Boolean] skip_undef?', `${JSON_OPTIONS} opts?`],
    (data: Value, skipsUndef?: boolean | null, options?: PuppetHash) =>
      mapSensitive(data, (plain) => toPrettyJson(plain, skipsUndef, options)),
  ),
);

function toPrettyJson(data: Value, skipsUndef: boolean | null = false, options?: PuppetHash): string {
  const format = jsonFormat(options);
  return `${writeJsonPretty(toJsonData(skipsUndef === true ? withoutUndef(data) : data), format)}\n`;
}

const DEFAULT_NESTING_DEPTH = 100;

function jsonFormat(options: PuppetHash | undefined): JsonFormat {
  const text = (name: string, otherwise: string): string => {
    const option = options?.get(name);
    return typeof option === 'string' ? option : otherwise;
  };
  const depth = options?.get('max_nesting') ?? null;
  return {
    indent: text('indent', '  '),
    space: text('space', ' '),
    spaceBefore: text('space_before', ''),
    objectNewline: text('object_nl', '\n'),
    arrayNewline: text('array_nl', '\n'),
    maxNestingDepth: isInteger(depth) ? Number(depth) : DEFAULT_NESTING_DEPTH,
  };
}

/** Removes undef from the value itself, not from the collections in it. */
function withoutUndef(data: Value): Value {
  if (isArray(data)) return data.filter((element) => element !== null);
  return data instanceof PuppetHash ? PuppetHash.from([...data].filter(([, value]) => value !== null)) : data;
}

const PYTHON: LiteralSyntax = { null: 'None', true: 'True', false: 'False', keySeparator: ': ' };
const RUBY: LiteralSyntax = { null: 'nil', true: 'true', false: 'false', keySeparator: ' => ' };

const pythonSignature = dispatch(['Any object'], (value: Value) => writeLiteral(richData(value), PYTHON));
const rubySignature = dispatch(['Any object'], (value: Value) => writeLiteral(richData(value), RUBY));

/**
 * Writes a value as a Python literal.
 *
 * @example
 * to_python({ 'a' => [true, undef] }) # => '{"a": [True, None]}'
 */
export const to_python = defineBuiltin('to_python', pythonSignature);

/**
 * Writes a value as a Python literal.
 *
 * @example
 * stdlib::to_python([true, undef]) # => '[True, None]'
 */
export const stdlib_to_python = defineBuiltin('stdlib::to_python', pythonSignature);

/**
 * Writes a value as a Ruby literal.
 *
 * @example
 * to_ruby({ 'a' => [true, undef] }) # => '{"a" => [true, nil]}'
 */
export const to_ruby = defineBuiltin('to_ruby', rubySignature);

/**
 * Writes a value as a Ruby literal.
 *
 * @example
 * stdlib::to_ruby([true, undef]) # => '[true, nil]'
 */
export const stdlib_to_ruby = defineBuiltin('stdlib::to_ruby', rubySignature);

/**
 * Writes a hash as TOML, with sorted keys.
 *
 * @example
 * to_toml({ 'a' => 1, 'b' => { 'c' => 'x' } }) # => "a = 1\n[b]\nc = \"x\"\n"
 */
export const to_toml = defineBuiltin(
  'to_toml',
  dispatch(['Hash data'], (data: PuppetHash) => writeToml(data)),
);

/**
 * Writes a hash as TOML. The result is Sensitive if the hash contains a Sensitive.
 *
 * @example
 * stdlib::to_toml({ 'a' => 1 }) # => "a = 1\n"
 */
export const stdlib_to_toml = defineBuiltin(
  'stdlib::to_toml',
  dispatch(['Hash data'], (data: PuppetHash) => mapSensitive(data, (plain) => to_toml(plain))),
);

/**
 * Writes a value as YAML. Options: `indentation`, `line_width` (negative for no limit), `header` and `canonical`.
 *
 * @example
 * to_yaml({ 'a' => [1, 'yes'] }) # => "---\na:\n- 1\n- 'yes'\n"
 */
export const to_yaml = defineBuiltin('to_yaml', dispatch(['Any data', 'Hash options?'], toYaml));

/**
 * Writes a value as YAML. The result is Sensitive if the value contains a Sensitive. The options are those of
 * `to_yaml`.
 *
 * @example
 * stdlib::to_yaml({ 'a' => 1 }) # => "---\na: 1\n"
 */
export const stdlib_to_yaml = defineBuiltin(
  'stdlib::to_yaml',
  dispatch(['Any data', 'Hash options?'], (data: Value, options?: PuppetHash) =>
    mapSensitive(data, (plain) => toYaml(plain, options)),
  ),
);

function toYaml(data: Value, options?: PuppetHash): string {
  for (const key of options?.keys() ?? [])
    if (typeof key !== 'string') throw unsupportedArgument('to_yaml', 'options with String keys', key);
  const width = integerOption(options?.get('line_width')) ?? 0;
  const format = { indentation: integerOption(options?.get('indentation')) ?? 2, width };
  const emit = options?.get('canonical') === true ? emitCanonicalYaml : emitYaml;
  const text = emit(toYamlNode(data, width > 0 ? width : undefined), format);
  return isTruthy(options?.get('header')) ? `%YAML 1.1\n${text}` : text;
}

function integerOption(option: Value | undefined): number | undefined {
  if (option === undefined || option === null) return undefined;
  if (!isInteger(option)) throw noConversion(option, 'Integer');
  return Number(option);
}
