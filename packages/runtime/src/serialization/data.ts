import { memoize } from '../text/memoize.js';
import { Float, floatText } from '../values/float.js';
import type { Integer } from '../values/value.js';

/**
 * The values that JSON can express. Integers are exact, Floats are distinct from Integers, and the members of an object
 * are ordered.
 */
export type PlainData = null | boolean | string | Integer | Float | readonly PlainData[] | PlainObject;
export type PlainObject = ReadonlyMap<string, PlainData>;

/** A character that JSON may escape. Most texts have none, and V8 then tests a text faster than it converts the text. */
const MAY_BE_ESCAPED = /[^ !#-[\]-~]/;

/** Returns JSON on one line, with numbers as Ruby prints them (`1.0`, `1.0e+20`). */
export function writeJson(data: PlainData): string {
  if (typeof data === 'string') return MAY_BE_ESCAPED.test(data) ? JSON.stringify(data) : `"${data}"`;
  if (data === null || typeof data !== 'object') return String(data);
  if (data instanceof Float) return floatText(data.value);
  return isList(data) ? listText(data) : objectText(data);
}

function listText(list: readonly PlainData[]): string {
  let text = '';
  for (let i = 0; i < list.length; i++)
    text += i === 0 ? writeJson(list[i] as PlainData) : `,${writeJson(list[i] as PlainData)}`;
  return `[${text}]`;
}

function objectText(object: PlainObject): string {
  let text = '';
  object.forEach((value, name) => {
    text += `${text === '' ? '' : ','}${nameText(name)}:${writeJson(value)}`;
  });
  return `{${text}}`;
}

// The objects of a catalog repeat few names, so their JSON text is cached.
const nameText = memoize((name) => JSON.stringify(name));

/** Returns JSON with one member or element per line, indented by two spaces per level. */
export function writePrettyJson(data: PlainData, margin = ''): string {
  if (data === null || typeof data !== 'object' || data instanceof Float) return writeJson(data);
  const inner = `${margin}  `;
  if (isList(data)) {
    if (data.length === 0) return '[]';
    return `[\n${data.map((item) => inner + writePrettyJson(item, inner)).join(',\n')}\n${margin}]`;
  }
  if (data.size === 0) return '{}';
  const members = Array.from(
    data,
    ([key, value]) => `${inner}${JSON.stringify(key)}: ${writePrettyJson(value, inner)}`,
  );
  return `{\n${members.join(',\n')}\n${margin}}`;
}

function isList(data: PlainData): data is readonly PlainData[] {
  return Array.isArray(data);
}
