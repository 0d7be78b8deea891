import { RegExpError, translateRegExp } from '@pptjs/runtime/regexp';
import { build as b } from '@pptjs/transpiler/dialect';
import {
  ArrayNode,
  AssocNode,
  EmbeddedStatementsNode,
  FalseNode,
  FloatNode,
  HashNode,
  IntegerNode,
  InterpolatedRegularExpressionNode,
  InterpolatedStringNode,
  InterpolatedSymbolNode,
  KeywordHashNode,
  NilNode,
  type Node,
  RangeNode,
  RegularExpressionNode,
  SplatNode,
  StringNode,
  SymbolNode,
  TrueNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { classText } from './class-tests.js';
import { visit } from './visitor.js';

/** The text of a literal without interpolation. */
export function stringOf(node: StringNode | SymbolNode): string {
  const { value, encoding, validEncoding } = node.unescaped;
  if (!validEncoding || !/^(?:utf-8|us-ascii)$/i.test(encoding) || /\ufffd/.test(value))
    return reject(node, 'a string that is not UTF-8');
  return value;
}

/** `Symbol.for('name')` */
export function symbol(name: string): ESTree.Expression {
  return b.call(b.member(b.identifier('Symbol'), 'for'), [b.literal(name)]);
}

/** An Integer. The text is read, because the parser's value is wrong for large numbers. */
function integerOf(node: IntegerNode, lowering: Lowering): number | bigint {
  const digits = lowering.facts.textOf(node).replaceAll('_', '');
  const [, sign = '', base = '', rest = ''] = /^(-?)(0[xXbBoOdD]?(?=[0-9a-fA-F]))?([0-9a-fA-F]+)$/.exec(digits) ?? [];
  const prefix = base === '0' ? '0o' : base.toLowerCase() === '0d' ? '' : base.toLowerCase();
  if (rest === '') return reject(node, 'an Integer');
  const value = BigInt(`${prefix}${rest}`) * (sign === '-' ? -1n : 1n);
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** A template literal of the parts of a string, and the texts of its expressions. */
function interpolated(
  parts: readonly Node[],
  lowering: Lowering,
  read: (node: StringNode) => string,
): ESTree.Expression {
  const quasis = [''];
  const expressions: ESTree.Expression[] = [];
  const addParts = (nodes: readonly Node[]): void => {
    for (const part of nodes) {
      if (part instanceof StringNode) quasis[quasis.length - 1] += read(part);
      else if (part instanceof InterpolatedStringNode) addParts(part.parts);
      else {
        if (!(part instanceof EmbeddedStatementsNode)) reject(part, 'an interpolated variable');
        expressions.push(textOf((part as EmbeddedStatementsNode).statements, lowering));
        quasis.push('');
      }
    }
  };
  addParts(parts);
  return expressions.length === 0 ? b.literal(quasis[0] ?? '') : b.template(quasis, expressions);
}

/** `to_s` of the value of a node. */
export function textOf(node: Node | null, lowering: Lowering): ESTree.Expression {
  const name = classText(node, lowering);
  if (name !== undefined) return name;
  const value = lowering.value(node);
  const isText = value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string');
  return isText ? value : lowering.helper('text', value);
}

type AnyRegexp = RegularExpressionNode | InterpolatedRegularExpressionNode;

function optionsOf(node: AnyRegexp): string {
  if (node.isOnce() || node.isEucJp() || node.isAscii8bit() || node.isWindows31j() || node.isUtf8())
    return reject(node, 'an option of a regular expression');
  return `${node.isMultiLine() ? 'm' : ''}${node.isIgnoreCase() ? 'i' : ''}${node.isExtended() ? 'x' : ''}`;
}

/** The source of a regular expression. A slash needs no backslash outside a literal. */
function sourceOf(node: Node, text: string, opening: string): string {
  if (opening !== '/' && text.includes('\\')) {
    const closing = opening.at(-1)?.replace(/[[({<]/, (bracket) => '])}>'['[({<'.indexOf(bracket)] ?? '') ?? '';
    if (text.includes(`\\${closing}`)) return reject(node, 'an escaped delimiter');
  }
  if (/\\\n|\\[cCM]/.test(text)) return reject(node, 'an escape in a regular expression');
  return text.replace(/\\([^])/g, (escape, character: string) => (character === '/' ? '/' : escape));
}

function regexpLiteral(node: RegularExpressionNode, lowering: Lowering): ESTree.Expression {
  const { openingLoc, contentLoc } = node;
  const options = optionsOf(node);
  const opening = lowering.facts.textAt(openingLoc);
  const source = sourceOf(node, lowering.facts.textAt(contentLoc), opening);
  try {
    translateRegExp(source, options);
  } catch (error) {
    if (error instanceof RegExpError) return reject(node, 'a regular expression that JavaScript cannot express');
    throw error;
  }
  const pattern = lowering.helper('regexp', b.literal(source), b.literal(options));
  return lowering.module.constant('pattern', pattern);
}

/** Lowers arguments or elements of an array. `*x` becomes a spread element. */
export function elements(nodes: readonly Node[], lowering: Lowering): (ESTree.Expression | ESTree.SpreadElement)[] {
  return nodes.map((node) => {
    if (!(node instanceof SplatNode)) return lowering.expression(node);
    if (node.expression === null) return reject(node, 'a splat');
    return b.spread(lowering.helper('splat', lowering.expression(node.expression)));
  });
}

function hashLiteral({ elements: pairs }: HashNode | KeywordHashNode, lowering: Lowering): ESTree.Expression {
  const keysAndValues = pairs.flatMap((pair) =>
    pair instanceof AssocNode ? [lowering.expression(pair.key), lowering.expression(pair.value)] : reject(pair, '**'),
  );
  return lowering.helper('hash', ...keysAndValues);
}

export const literalVisitors = [
  visit(NilNode, { expression: () => b.literal(null), test: () => b.literal(false) }),
  visit(TrueNode, { expression: () => b.literal(true), test: () => b.literal(true) }),
  visit(FalseNode, { expression: () => b.literal(false), test: () => b.literal(false) }),
  visit(IntegerNode, { expression: (node, lowering) => b.number(integerOf(node, lowering)) }),
  visit(FloatNode, {
    expression: (node, lowering) => {
      const value = Number(lowering.facts.textOf(node).replaceAll('_', ''));
      return lowering.helper('float', b.number(value));
    },
  }),
  visit(StringNode, { expression: (node) => b.literal(stringOf(node)) }),
  visit(SymbolNode, { expression: (node) => symbol(stringOf(node)) }),
  visit(InterpolatedStringNode, { expression: (node, lowering) => interpolated(node.parts, lowering, stringOf) }),
  visit(InterpolatedSymbolNode, { expression: (node) => reject(node, 'an interpolated symbol') }),
  visit(RegularExpressionNode, { expression: regexpLiteral }),
  visit(InterpolatedRegularExpressionNode, {
    expression: (node, lowering) => {
      const opening = lowering.facts.textAt(node.openingLoc);
      const read = (part: StringNode): string => sourceOf(part, lowering.facts.textAt(part.contentLoc), opening);
      return lowering.helper('regexp', interpolated(node.parts, lowering, read), b.literal(optionsOf(node)));
    },
  }),
  visit(ArrayNode, { expression: (node, lowering) => b.array(elements(node.elements, lowering)) }),
  visit(HashNode, { expression: hashLiteral }),
  // The methods of the runtime have no keyword parameters, so keywords are a hash.
  visit(KeywordHashNode, { expression: hashLiteral }),
  visit(RangeNode, {
    expression: ({ left, right, ...node }, lowering) => {
      const operator = lowering.facts.textAt(node.operatorLoc);
      const exclusive = operator === '...' ? [b.literal(true)] : [];
      return lowering.helper('range', lowering.value(left), lowering.value(right), ...exclusive);
    },
  }),
];
