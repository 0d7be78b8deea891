import {
  Float,
  functionError,
  isArray,
  type PlainData,
  PuppetHash,
  rubyText,
  type Value,
  wellFormedText,
  writeJson,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Converts a value to JSON data as Ruby's `to_json` does: a value that JSON lacks becomes its text.
 * @throws {EvaluationError} INVALID_UTF8, INCOMPATIBLE_ENCODINGS
 */
export function toJsonData(value: Value): PlainData {
  if (typeof value === 'string') return wellFormedText(value);
  if (value === null || typeof value !== 'object' || value instanceof Float) return value;
  if (isArray(value)) return value.map(toJsonData);
  if (value instanceof PuppetHash)
    return new Map(Array.from(value, ([key, element]) => [wellFormedText(rubyText(key)), toJsonData(element)]));
  return rubyText(value);
}

export interface JsonFormat {
  readonly indent: string;
  readonly space: string;
  readonly spaceBefore: string;
  readonly objectNewline: string;
  readonly arrayNewline: string;
  /** The maximum nesting of collections; zero for no limit. */
  readonly maxNestingDepth: number;
}

/**
 * Writes JSON data over several lines as Ruby does. The brackets of an empty collection are on two lines too.
 *
 * @throws {FunctionError} for data that is nested too deep
 */
export function writeJsonPretty(data: PlainData, format: JsonFormat, level = 1): string {
  if (data === null || typeof data !== 'object' || data instanceof Float) return writeJson(data);
  if (format.maxNestingDepth > 0 && level > format.maxNestingDepth)
    throw functionError(messages.JSON_TOO_DEEP, { depth: level - 1 });
  const margin = format.indent.repeat(level);
  const end = format.indent.repeat(level - 1);
  if (isList(data)) {
    const newline = format.arrayNewline;
    const items = data.map((item) => margin + writeJsonPretty(item, format, level + 1)).join(`,${newline}`);
    return `[${newline}${items}${newline}${newline === '' && format.indent === '' ? '' : end}]`;
  }
  const newline = format.objectNewline;
  const members = Array.from(data, ([key, value]) => {
    const text = writeJsonPretty(value, format, level + 1);
    return `${margin}${writeJson(key)}${format.spaceBefore}:${format.space}${text}`;
  });
  return `{${newline}${members.join(`,${newline}`)}${members.length > 0 ? newline : ''}${end}}`;
}

/** Whether plain data is a list. */
export function isList(data: PlainData): data is readonly PlainData[] {
  return Array.isArray(data);
}
