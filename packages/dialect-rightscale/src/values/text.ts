import { fail } from '../errors/error.js';
import { checkStringLength, useElements } from '../evaluation/evaluation.js';
import { DateTime } from './date-time.js';
import { Float, floatText, type Integer } from './numbers.js';
import { Range, rangeElements } from './range.js';
import { Regexp } from './regexp.js';
import { ResourceCollection } from './resource-collection.js';
import { elementsOf, entriesOf, type Value } from './value.js';

/** Deeper values are an error, so that recursive functions always end. */
const MAX_DEPTH = 500;

/** The text of a number, as Ruby prints it. */
export function numberText(value: Integer | Float): string {
  return value instanceof Float ? floatText(value.value) : String(value);
}

/** A value as JSON on one line. Date/times are strings in ISO 8601, ranges are arrays of their elements. */
export function toJson(value: Value): string {
  return writeJson(value, 0);
}

function writeJson(value: Value, depth: number): string {
  if (depth > MAX_DEPTH) fail('nesting', { limit: String(MAX_DEPTH) });
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Float) return floatText(value.value);
  if (value instanceof DateTime) return `"${value.toIso()}"`;
  if (value instanceof Regexp) return JSON.stringify(`/${value.source}/${value.options}`);
  if (value instanceof ResourceCollection)
    return `{"type":${JSON.stringify(value.type)},"hrefs":${JSON.stringify(value.hrefs)}}`;
  const elements = value instanceof Range ? rangeElements(value) : elementsOf(value);
  if (elements !== null) return joined('[', elements, (element) => writeJson(element, depth + 1), ']');
  const entries = [...(entriesOf(value) ?? [])];
  return joined('{', entries, ([key, entry]) => `${JSON.stringify(key)}:${writeJson(entry, depth + 1)}`, '}');
}

function joined<Item>(open: string, items: readonly Item[], write: (item: Item) => string, close: string): string {
  useElements(items.length);
  let text = open;
  for (const [index, item] of items.entries()) {
    text += index === 0 ? write(item) : `,${write(item)}`;
    checkStringLength(text.length);
  }
  return text + close;
}

/** The text that the function `to_s` gives: a string itself, a date/time as a literal, other values as JSON. */
export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  return value instanceof DateTime ? value.toLiteral() : toJson(value);
}

/** A value in the notation of the language. Collections, which have no literal, are `@servers["/api/servers/1"]`. */
export function print(value: Value): string {
  return printNested(value, 0);
}

function printNested(value: Value, depth: number): string {
  if (depth > MAX_DEPTH) fail('nesting', { limit: String(MAX_DEPTH) });
  if (value === null || typeof value !== 'object') return writeJson(value, depth);
  if (value instanceof DateTime) return value.toLiteral();
  if (value instanceof Range) return `[${printNested(value.first, depth)}..${printNested(value.last, depth)}]`;
  if (value instanceof Regexp) return `/${value.source}/${value.options}`;
  if (value instanceof ResourceCollection)
    return `@${value.type}[${value.hrefs.map((href) => JSON.stringify(href)).join(', ')}]`;
  const elements = elementsOf(value);
  if (elements !== null) return `[${elements.map((element) => printNested(element, depth + 1)).join(', ')}]`;
  const entries = entriesOf(value);
  if (entries === null) return writeJson(value, depth);
  if (entries.size === 0) return '{}';
  const texts = Array.from(entries, ([key, entry]) => `${JSON.stringify(key)}: ${printNested(entry, depth + 1)}`);
  return `{ ${texts.join(', ')} }`;
}
