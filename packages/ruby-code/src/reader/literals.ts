import type { TitlePattern } from '@pptjs/runtime/internal';
import {
  ArrayNode,
  AssocNode,
  CallNode,
  FalseNode,
  HashNode,
  IntegerNode,
  InterpolatedStringNode,
  KeywordHashNode,
  NilNode,
  type Node,
  ParenthesesNode,
  RegularExpressionNode,
  StatementsNode,
  StringNode,
  SymbolNode,
  TrueNode,
} from '@ruby/prism/src/nodes.js';
import { uncertain } from './uncertain.js';

export { constantPath } from '@pptjs/erb/parser';

/** The text of a literal String or Symbol: what `to_s` returns. */
export function textOf(node: Node): string {
  if (node instanceof StringNode || node instanceof SymbolNode) return unescaped(node);
  if (node instanceof InterpolatedStringNode) return node.parts.map(textOf).join('');
  if (node instanceof ParenthesesNode) return textOf(onlyStatement(node));
  if (node instanceof CallNode && node.name === 'freeze' && node.receiver !== null && node.arguments_ === null)
    return textOf(node.receiver);
  return uncertain('not a literal text', node);
}

/** The name of a literal Symbol. */
export function symbolOf(node: Node): string {
  return node instanceof SymbolNode ? unescaped(node) : uncertain('not a literal Symbol', node);
}

/** Whether the value of a node is certainly a String or a Symbol. */
export function isText(node: Node): boolean {
  return (
    node instanceof StringNode ||
    node instanceof SymbolNode ||
    (node instanceof InterpolatedStringNode && node.parts.every(isText))
  );
}

function unescaped(node: StringNode | SymbolNode): string {
  const { value, encoding, validEncoding } = node.unescaped;
  if (!validEncoding || !/^(?:utf-8|us-ascii)$/i.test(encoding) || value.includes('\ufffd'))
    return uncertain('a text that is not UTF-8', node);
  return value;
}

/** Whether a literal is truthy. */
export function truthOf(node: Node): boolean {
  if (node instanceof TrueNode || node instanceof SymbolNode) return true;
  if (node instanceof FalseNode || node instanceof NilNode) return false;
  return uncertain('not a literal Boolean', node);
}

/** Returns the value of a literal Integer. Stops the reader at other nodes. */
export function integerOf(node: Node): number {
  if (!(node instanceof IntegerNode) || !Number.isSafeInteger(node.value) || Math.abs(node.value) > 2 ** 30)
    return uncertain('not a small Integer', node);
  return node.value;
}

/** Returns the elements of a literal Array. Stops the reader at other nodes. */
export function elementsOf(node: Node): readonly Node[] {
  return node instanceof ArrayNode ? node.elements : uncertain('not a literal Array', node);
}

/**
 * The values of a literal Hash, or of keyword arguments, by key. Symbols are written `:name`, so that they differ from
 * Strings. If a key occurs twice, the last value counts, as in Ruby.
 */
export function entriesOf(node: Node): ReadonlyMap<string, Node> {
  if (!(node instanceof HashNode || node instanceof KeywordHashNode)) return uncertain('not a literal Hash', node);
  const entries = new Map<string, Node>();
  for (const pair of node.elements) {
    if (!(pair instanceof AssocNode)) return uncertain('a Hash with **', pair);
    const { key, value } = pair;
    if (key instanceof SymbolNode) entries.set(`:${unescaped(key)}`, value);
    else if (key instanceof StringNode) entries.set(unescaped(key), value);
    else return uncertain('a computed key', key);
  }
  return entries;
}

/** The source, as `Regexp#source` returns it, and the options of a regular expression. */
export function patternOf(node: Node): Pick<TitlePattern, 'source' | 'options'> {
  if (!(node instanceof RegularExpressionNode)) return uncertain('not a literal Regexp', node);
  if (node.isEucJp() || node.isAscii8bit() || node.isWindows31j() || node.isUtf8())
    return uncertain('an encoding of a Regexp', node);
  const { value, validEncoding } = node.unescaped;
  if (!validEncoding || value.includes('\ufffd')) return uncertain('a Regexp that is not UTF-8', node);
  return {
    source: value,
    options: `${node.isMultiLine() ? 'm' : ''}${node.isIgnoreCase() ? 'i' : ''}${node.isExtended() ? 'x' : ''}`,
  };
}

/** The statements of a body: none if it is empty. */
export function statementsOf(body: Node | null): readonly Node[] {
  if (body === null) return [];
  return body instanceof StatementsNode ? body.body : uncertain('a body with rescue', body);
}

function onlyStatement(node: ParenthesesNode): Node {
  const [statement, ...more] = statementsOf(node.body);
  return statement === undefined || more.length > 0 ? uncertain('not one statement', node) : statement;
}
