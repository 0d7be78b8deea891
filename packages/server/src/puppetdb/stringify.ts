import { fromRichData, parseJson, type PlainData, rubyText, writeJson } from '@pptjs/runtime/internal';
import { redacted } from '../catalogs/redact.js';

const TYPE_KEY = '__ptype';
const VALUE_KEY = '__pvalue';

/**
 * Converts rich data to plain data for PuppetDB, as Puppet does: values that JSON does not have become strings. A Sensitive
 * value becomes a text that does not contain it.
 */
export function stringified(data: PlainData): PlainData {
  if (isList(data)) return data.map(stringified);
  if (!(data instanceof Map)) return data;
  const type = data.get(TYPE_KEY);
  if (typeof type !== 'string') return new Map(Array.from(data, ([name, value]) => [name, stringified(value)]));
  const value = data.get(VALUE_KEY);
  switch (type) {
    case 'Sensitive':
      return redacted(data);
    case 'Default':
      return 'default';
    case 'Hash':
      return isList(value) ? hashOf(value) : null;
    case 'Regexp':
      return `/${String(value)}/`;
    default:
      return rubyText(fromRichData(parseJson(writeJson(redacted(data)))));
  }
}

/** Returns the hash with the keys and values of a list. */
function hashOf(entries: readonly PlainData[]): PlainData {
  const hash = new Map<string, PlainData>();
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const key = stringified(entries[at] ?? null);
    const text = typeof key === 'string' ? key : writeJson(key);
    const isReserved = text === TYPE_KEY || text === VALUE_KEY;
    hash.set(isReserved ? `reserved key: ${text}` : text, stringified(entries[at + 1] ?? null));
  }
  return hash;
}

function isList(data: PlainData | undefined): data is readonly PlainData[] {
  return Array.isArray(data);
}
