import { Float } from '@pptjs/runtime/internal';
import type { Node } from '../ast/nodes.js';

/** The value of a constant expression, in a form in which keys can be compared. */
export interface LiteralValue {
  /** A text that two values share only if they are equal. */
  readonly identity: string;
  /** The text of the value in Puppet's messages. */
  readonly text: string;
  /** The text of the value inside another value. */
  readonly inspected: string;
}

function plain(kind: string, text: string): LiteralValue {
  return { identity: `${kind} ${text}`, text, inspected: text };
}

function string(text: string): LiteralValue {
  return { identity: `string ${JSON.stringify(text)}`, text, inspected: inspect(text) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\f': '\\f',
  '\v': '\\v',
  '\u0007': '\\a',
  '\b': '\\b',
  '\u001b': '\\e',
  '"': '\\"',
  '\\': '\\\\',
};

/** A string as Ruby shows it inside another value. */
function inspect(text: string): string {
  const escaped = text.replace(/["\\\u0000-\u001f\u007f]|#(?=[{$@])/g, (character) => {
    if (character === '#') return '\\#';
    return ESCAPES[character] ?? `\\x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return `"${escaped}"`;
}

function float(value: number): LiteralValue {
  const shown = plain('float', String(new Float(value)));
  return Object.is(value, -0) ? { ...shown, identity: plain('float', '0.0').identity } : shown;
}

/** Ruby shows slashes with a backslash, whether or not the source has one. */
function regexp(pattern: string): LiteralValue {
  const shown = pattern.replace(/\\.|\//gs, (part) => (part === '/' ? '\\/' : part));
  return { identity: `regexp ${shown}`, text: `(?-mix:${shown})`, inspected: `/${shown}/` };
}

function list(values: readonly (LiteralValue | null)[]): LiteralValue | null {
  const elements = values.filter((value) => value !== null);
  if (elements.length !== values.length) return null;
  const text = `[${elements.map(({ inspected }) => inspected).join(', ')}]`;
  return { identity: `[${elements.map(({ identity }) => identity).join(', ')}]`, text, inspected: text };
}

/** The value of a constant expression; null for others. As in Puppet, an access is compared by its keys. */
export function literalValue(node: Node): LiteralValue | null {
  switch (node.type) {
    case 'LiteralString':
    case 'QualifiedName':
    case 'QualifiedReference':
      return string(node.value);
    case 'LiteralInteger':
      return plain('integer', String(node.value));
    case 'LiteralFloat':
      return float(node.value);
    case 'LiteralBoolean':
      return plain('boolean', String(node.value));
    case 'LiteralUndef':
      return { identity: 'undef', text: '', inspected: 'nil' };
    case 'LiteralDefault':
      return { identity: 'default', text: 'default', inspected: ':default' };
    case 'LiteralRegularExpression':
      return regexp(node.pattern);
    case 'UnaryMinusExpression':
      return negated(node.expr);
    case 'LiteralList':
      return list(node.values.map(literalValue));
    case 'AccessExpression':
      return list(node.keys.map(literalValue));
    case 'LiteralHash':
      return hash(node.entries.map(({ key, value }) => [literalValue(key), literalValue(value)]));
    default:
      return null;
  }
}

function negated(node: Node): LiteralValue | null {
  if (node.type === 'LiteralInteger') return plain('integer', String(-node.value));
  return node.type === 'LiteralFloat' ? float(-node.value) : null;
}

function hash(entries: readonly (readonly [LiteralValue | null, LiteralValue | null])[]): LiteralValue | null {
  const byKey = new Map<string, { readonly key: LiteralValue; value: LiteralValue }>();
  for (const [key, value] of entries) {
    if (key === null || value === null) return null;
    const entry = byKey.get(key.identity);
    if (entry === undefined) byKey.set(key.identity, { key, value });
    else entry.value = value;
  }
  const rows = [...byKey.values()];
  const text = `{${rows.map(({ key, value }) => `${key.inspected}=>${value.inspected}`).join(', ')}}`;
  return {
    identity: `{${rows
      .map(({ key, value }) => `${key.identity}=>${value.identity}`)
      .toSorted()
      .join(', ')}}`,
    text,
    inspected: text,
  };
}
