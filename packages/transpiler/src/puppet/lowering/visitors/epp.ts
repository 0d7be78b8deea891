/** Templates: text is written to the output, expressions are rendered to it. The value of both is undef. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import { emitValue, hasNoEffect } from '../sink.js';
import type { LowerExpression, LowerStatement } from '../visitor.js';
import { plainText } from './interpolation.js';
import { text } from './literals.js';

/** The name of a template's output in emitted code. */
export const OUTPUT = 'output';

export const EppExpression: LowerExpression<'EppExpression'> = (node, context) => context.expression(node.body);

export const EppStatement: LowerStatement<'EppExpression'> = (node, context, sink, out) =>
  context.lowerInto(node.body, sink, out);

export const RenderStringExpression: LowerExpression<'RenderStringExpression'> = (node) =>
  b.sequence([outputCall('write', text(node.value)), b.literal(null)]);

export const RenderStringStatement: LowerStatement<'RenderStringExpression'> = ({ value }, context, sink, out) => {
  if (value !== '') write(text(value), out);
  if (sink.kind !== 'discard') emitValue(b.literal(null), context, sink, out);
};

export const RenderExpression: LowerExpression<'RenderExpression'> = ({ expr }, context) =>
  b.sequence([rendered(expr, context), b.literal(null)]);

export const RenderStatement: LowerStatement<'RenderExpression'> = ({ expr }, context, sink, out) => {
  const plain = plainText(expr, context);
  if (plain === null) out.push(b.statement(rendered(expr, context)));
  else write(plain, out);
  if (sink.kind !== 'discard') emitValue(b.literal(null), context, sink, out);
};

function outputCall(method: 'render' | 'write', value: ESTree.Expression): ESTree.Expression {
  return b.call(b.member(b.identifier(OUTPUT), method), [value]);
}

/**
 * Appends a statement that writes a text, or adds the text to the statement before it. A text that needs a call begins a
 * statement: the call may end a loop of the template, and the texts before it are part of the output.
 */
function write(value: ESTree.Expression, out: ESTree.Statement[]): void {
  const before = hasNoEffect(value) ? writtenBy(out.at(-1)) : null;
  if (before !== null) out.pop();
  const whole = before === null ? value : joined(before, value);
  out.push(b.statement(outputCall('write', whole)));
}

/** The text that a statement writes; null for other statements. */
function writtenBy(statement: ESTree.Statement | undefined): ESTree.Expression | null {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return null;
  const { callee, arguments: args } = statement.expression;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const isWrite = callee.object.type === 'Identifier' && callee.object.name === OUTPUT;
  const [value] = args;
  return isWrite && callee.property.name === 'write' && value?.type !== 'SpreadElement' ? (value ?? null) : null;
}

function joined(first: ESTree.Expression, second: ESTree.Expression): ESTree.Expression {
  const [before, after] = [templateParts(first), templateParts(second)];
  const middle = (before.quasis.at(-1) ?? '') + (after.quasis[0] ?? '');
  const expressions = [...before.expressions, ...after.expressions];
  const quasis = [...before.quasis.slice(0, -1), middle, ...after.quasis.slice(1)];
  return expressions.length === 0 ? text(middle) : b.template(quasis, expressions);
}

/** The texts and expressions of a template literal. */
function templateParts(value: ESTree.Expression): {
  quasis: readonly string[];
  expressions: readonly ESTree.Expression[];
} {
  if (value.type === 'Literal') return { quasis: [String(value.value)], expressions: [] };
  if (value.type !== 'TemplateLiteral') return { quasis: ['', ''], expressions: [value] };
  return { quasis: value.quasis.map(({ value: { cooked } }) => cooked ?? ''), expressions: value.expressions };
}

function rendered(node: Expression, context: LoweringContext): ESTree.Expression {
  const plain = plainText(node, context);
  return plain === null ? outputCall('render', context.expression(unwrap(node))) : outputCall('write', plain);
}
