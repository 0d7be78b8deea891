import { Float, type PlainData, rubyInspect } from '@pptjs/runtime';

/** The words of a language whose literals are else as in JSON. */
export interface LiteralWords {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** What stands between a key and its value. */
  readonly colon: string;
}

/** Data as a literal of another language. */
export function writeLiteral(data: PlainData, words: LiteralWords): string {
  if (data === null) return words.null;
  if (typeof data === 'boolean') return data ? words.true : words.false;
  if (typeof data === 'string') return rubyInspect(data);
  if (typeof data !== 'object' || data instanceof Float) return String(data);
  if (isList(data)) return `[${data.map((item) => writeLiteral(item, words)).join(', ')}]`;
  const members = Array.from(data, ([key, value]) => `${rubyInspect(key)}${words.colon}${writeLiteral(value, words)}`);
  return `{${members.join(', ')}}`;
}

function isList(data: PlainData): data is readonly PlainData[] {
  return Array.isArray(data);
}
