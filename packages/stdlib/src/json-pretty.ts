import { Float, FunctionError, type PlainData, writeJson } from '@pptjs/runtime';

export interface JsonForm {
  readonly indent: string;
  readonly space: string;
  readonly spaceBefore: string;
  readonly objectNewline: string;
  readonly arrayNewline: string;
  /** How deep collections may be nested; zero for any depth. */
  readonly depth: number;
}

/**
 * The text of JSON data as Ruby generates it, also for empty collections: their brackets stand on two lines.
 * @throws {FunctionError} where it is nested too deep
 */
export function writeJsonPretty(data: PlainData, form: JsonForm, level = 1): string {
  if (data === null || typeof data !== 'object' || data instanceof Float) return writeJson(data);
  if (form.depth > 0 && level > form.depth) throw new FunctionError(`nesting of ${level - 1} is too deep`);
  const margin = form.indent.repeat(level);
  const end = form.indent.repeat(level - 1);
  if (isList(data)) {
    const newline = form.arrayNewline;
    const items = data.map((item) => margin + writeJsonPretty(item, form, level + 1)).join(`,${newline}`);
    return `[${newline}${items}${newline}${newline === '' && form.indent === '' ? '' : end}]`;
  }
  const newline = form.objectNewline;
  const members = Array.from(data, ([key, value]) => {
    const text = writeJsonPretty(value, form, level + 1);
    return `${margin}${writeJson(key)}${form.spaceBefore}:${form.space}${text}`;
  });
  return `{${newline}${members.join(`,${newline}`)}${members.length > 0 ? newline : ''}${end}}`;
}

function isList(data: PlainData): data is readonly PlainData[] {
  return Array.isArray(data);
}
