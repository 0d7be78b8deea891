/** Functions that read JSON, YAML, HOCON and PSON. */
import { DataSyntaxError, hoconData, HoconError, parseYaml } from '@pptjs/hiera';
import {
  type BuiltinFunction,
  defineBuiltin,
  dispatch,
  FunctionError,
  functionError,
  JsonError,
  noConversion,
  parseJson,
  type Value,
} from '@pptjs/runtime/internal';
import { fallbackForPath, readModuleFile } from '../files/module-files.js';
import { warnDeprecated } from '../legacy/deprecation-warning.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { isTruthy } from '../values/booleans.js';

/**
 * Reads a JSON file of a module by its absolute path. Returns the second argument where the file does not exist, or
 * if it contains invalid JSON, `null` or `false`.
 *
 * @example
 * loadjson("${module_directory('mymod')}/data.json", { 'name' => 'none' })
 */
export const loadjson = legacyFunction('loadjson', (args) => {
  const [path, fallback = null] = args;
  if (path === undefined)
    throw functionError(messages.ARGUMENT_COUNT, { name: 'loadjson', given: 0, expected: 'minimum 1' });
  if (typeof path !== 'string') return fallbackForPath('loadjson', path, fallback);
  const text = readModuleFile(path);
  if (text === undefined) return fallback;
  return orFallback(fallback, () => {
    const value = parseJson(text, 'ruby');
    return isTruthy(value) ? value : fallback;
  });
});

/**
 * Reads a YAML file of a module by its absolute path. Returns the second argument where the file does not exist, or
 * if it contains invalid YAML, nothing or `false`.
 *
 * @example
 * loadyaml("${module_directory('mymod')}/data.yaml", { 'name' => 'none' })
 */
export const loadyaml = defineLoadyaml({ aliases: false });

/** @param options.aliases whether the YAML may have aliases: since version 9.1 of the module */
export function defineLoadyaml(options: { readonly aliases: boolean }): BuiltinFunction {
  return legacyFunction('loadyaml', (args) => {
    const [path, fallback = null] = args;
    if (path === undefined)
      throw functionError(messages.ARGUMENT_COUNT, { name: 'loadyaml', given: 0, expected: 'minimum 1' });
    if (typeof path !== 'string') return fallbackForPath('loadyaml', path, fallback);
    const text = readModuleFile(path);
    if (text === undefined) return fallback;
    return orFallback(fallback, () => {
      const value = parseYaml(text, path, options);
      return isTruthy(value) ? value : fallback;
    });
  });
}

const hoconSignature = dispatch(['String hocon_string', 'Any default?'], (text: string, fallback?: Value) => {
  try {
    return hoconData(text);
  } catch (error) {
    if (!(error instanceof HoconError)) throw error;
    if (fallback !== undefined) return fallback;
    throw new FunctionError(error.message);
  }
});

/**
 * Reads a HOCON text. Returns the second argument, if there is one, for invalid HOCON.
 *
 * @example
 * parsehocon('a = [1, 2]') # => { 'a' => [1, 2] }
 */
export const parsehocon = defineBuiltin('parsehocon', hoconSignature);

/**
 * Reads a HOCON text. Returns the second argument, if there is one, for invalid HOCON.
 *
 * @example
 * stdlib::parsehocon('a = [1, 2]') # => { 'a' => [1, 2] }
 */
export const stdlib_parsehocon = defineBuiltin('stdlib::parsehocon', hoconSignature);

/**
 * Reads a JSON text. Returns the second argument, unless it is missing or false, for invalid JSON.
 *
 * @example
 * parsejson('{"a": [1, null]}') # => { 'a' => [1, undef] }
 */
export const parsejson = legacyFunction('parsejson', (args) => {
  if (args.length === 0) throw functionError(messages.PARSE_ARGUMENT_COUNT, {});
  const [text = null, fallback = false] = args;
  // Unlike elsewhere, an undef is a fallback.
  return orFallback(fallback, () => parseJson(requireString(text), 'ruby'), fallback !== false);
});

/**
 * Reads a PSON text. Puppet 8 cannot read PSON any more, so the function returns the second argument, or fails without
 * one.
 *
 * @example
 * parsepson('{"a":1}', 'none') # => 'none'
 */
export const parsepson = defineBuiltin(
  'parsepson',
  dispatch(['String[1] pson_string', 'Any default?'], (_text: string, fallback?: Value) => {
    if (fallback !== undefined) return fallback;
    throw functionError(messages.NO_PSON, {});
  }),
);

/** Since version 9 of the module, the function warns, and returns undef with Puppet 8. */
export const deprecatedParsepson = defineBuiltin(
  'parsepson',
  dispatch(['String[1] pson_string', 'Any default?'], (_text: string, fallback?: Value) => {
    try {
      warnDeprecated('parsepson', PARSEPSON_WARNING);
      return null;
    } catch (error) {
      if (fallback === undefined || !(error instanceof FunctionError)) throw error;
      return fallback;
    }
  }),
);

const PARSEPSON_WARNING =
  'This method is deprecated. From Puppet 8, PSON is no longer natively supported. Please use JSON.parse().';

/**
 * Reads a YAML text. Returns the second argument, if there is one, for invalid YAML and for a text that contains
 * nothing or `false`.
 *
 * @example
 * parseyaml('a: [1, yes]') # => { 'a' => [1, true] }
 */
export const parseyaml = legacyFunction('parseyaml', (args) => {
  if (args.length === 0) throw functionError(messages.PARSE_ARGUMENT_COUNT, {});
  const [text = null, fallback = null] = args;
  return orFallback(fallback, () => {
    const value = parseYaml(requireString(text), '<unknown>', { aliases: false });
    return isTruthy(value) ? value : fallback;
  });
});

function requireString(text: Value): string {
  if (typeof text !== 'string') throw noConversion(text, 'String');
  return text;
}

/**
 * Reads a value. Returns the fallback if the input is invalid.
 *
 * @throws {FunctionError} for invalid input without a fallback
 */
function orFallback(fallback: Value, read: () => Value, hasFallback = isTruthy(fallback)): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FunctionError || error instanceof JsonError || error instanceof DataSyntaxError))
      throw error;
    if (hasFallback) return fallback;
    throw error instanceof FunctionError ? error : new FunctionError(messageOf(error));
  }
}

/** Returns the message of an error as Ruby's JSON and YAML libraries would word it. */
function messageOf(error: JsonError | DataSyntaxError): string {
  if (error instanceof JsonError) return error.message;
  return error.isRefused ? error.problem : `(${error.file}): ${error.problem}`;
}
