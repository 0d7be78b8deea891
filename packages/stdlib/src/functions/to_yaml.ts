import {
  defineBuiltin,
  dispatch,
  isInteger,
  noConversion,
  type PuppetHash,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { emitCanonicalYaml, emitYaml, yamlOf } from '../yaml/index.js';

/**
 * The YAML text of a value. Options: `indentation`, `line_width` (negative for lines of any length), `header`,
 * `canonical`.
 *
 * @example
 * to_yaml({ 'a' => [1, 'yes'] }) # => "---\na:\n- 1\n- 'yes'\n"
 */
export const to_yaml = defineBuiltin('to_yaml', dispatch(['Any data', 'Hash options?'], write));

function write(data: Value, options?: PuppetHash): string {
  for (const key of options?.keys() ?? []) if (typeof key !== 'string') throw undefinedMethod('to_sym', key, ['to_s']);
  const width = numberOf(options?.get('line_width')) ?? 0;
  const form = { indentation: numberOf(options?.get('indentation')) ?? 2, width };
  const emit = options?.get('canonical') === true ? emitCanonicalYaml : emitYaml;
  const text = emit(yamlOf(data, width > 0 ? width : undefined), form);
  return isGiven(options?.get('header')) ? `%YAML 1.1\n${text}` : text;
}

function isGiven(option: Value | undefined): boolean {
  return option !== undefined && option !== null && option !== false;
}

function numberOf(option: Value | undefined): number | undefined {
  if (option === undefined || option === null) return undefined;
  if (!isInteger(option)) throw noConversion(option, 'Integer');
  return Number(option);
}
