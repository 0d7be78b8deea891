import { JsonError, parseJson, type Value } from '@pptjs/runtime/internal';
import type { DataFormat } from '../data/data-format.js';
import { findInYaml, type YamlRangeOptions } from '../data/yaml-range.js';
import { parseYaml } from '../data/yaml.js';
import { DataSyntaxError, messageOf } from '../errors.js';
import { findInHocon } from '../hocon/hocon-range.js';
import { parseHocon } from '../hocon/hocon.js';
import type { Segment } from '../keys/key.js';
import { type FoundPart, lineRange } from '../text/line-range.js';

/** The formats of the built-in data functions that read a file as a whole. */
export const FILE_FUNCTIONS: ReadonlyMap<string, DataFormat> = new Map([
  ['yaml_data', 'yaml'],
  ['json_data', 'json'],
  ['hocon_data', 'hocon'],
]);

/** Returns the format of the files that a built-in data function reads; undefined for other functions. */
export function dataFormatOf(functionName: string): DataFormat | undefined {
  return functionName === 'eyaml_lookup_key' ? 'yaml' : FILE_FUNCTIONS.get(functionName);
}

/** The depth of JSON data that Ruby's `json` library accepts. */
const MAX_JSON_DEPTH = 100;

/**
 * Parses the text of a data file.
 *
 * @throws {LookupError} if the text does not have the format
 */
export function parseData(text: string, path: string, format: DataFormat): Value {
  switch (format) {
    case 'json':
      return parseJsonData(text, path);
    case 'hocon':
      return parseHocon(text, path);
    case 'yaml':
      return parseYaml(text, path);
  }
}

/** Parses JSON; integers of any size are exact. */
function parseJsonData(text: string, path: string): Value {
  try {
    return parseJson(text, 'puppet', MAX_JSON_DEPTH);
  } catch (error) {
    const range = error instanceof JsonError ? lineRange(text, error.offset, error.offset + 1) : undefined;
    throw new DataSyntaxError(path, messageOf(error), { range });
  }
}

/**
 * Finds the value that a path of keys and indexes leads to in the text of a data file, for an error.
 *
 * @param options for YAML and JSON
 * @returns the last part of the path that the text has; undefined if it does not have the first one
 */
export function findInData(
  text: string,
  format: DataFormat,
  path: readonly Segment[],
  options: YamlRangeOptions,
): FoundPart | undefined {
  return format === 'hocon' ? findInHocon(text, path) : findInYaml(text, path, options);
}
