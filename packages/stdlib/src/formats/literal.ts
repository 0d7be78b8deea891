import { Float, type PlainData, rubyInspect } from '@pptjs/runtime/internal';
import { isList } from './json.js';

/** The parts of a language's literals that differ from JSON. */
export interface LiteralSyntax {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** The separator between a key and its value. */
  readonly keySeparator: string;
}

/** Writes data as a literal of another language. */
export function writeLiteral(data: PlainData, syntax: LiteralSyntax): string {
  if (data === null) return syntax.null;
  if (typeof data === 'boolean') return data ? syntax.true : syntax.false;
  if (typeof data === 'string') return rubyInspect(data);
  if (typeof data !== 'object' || data instanceof Float) return String(data);
  if (isList(data)) return `[${data.map((item) => writeLiteral(item, syntax)).join(', ')}]`;
  const members = Array.from(
    data,
    ([key, value]) => `${rubyInspect(key)}${syntax.keySeparator}${writeLiteral(value, syntax)}`,
  );
  return `{${members.join(', ')}}`;
}
