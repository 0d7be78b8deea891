/** Templates: text is written to the output, expressions are rendered to it. The value of both is undef. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import { emitValue } from '../sink.js';
import type { LowerExpression, LowerStatement } from '../visitor.js';
import { isText } from './interpolation.js';
import { text } from './literals.js';

/** The name of a template's output in emitted code. */
export const OUTPUT = 'output';

export const EppExpression: LowerExpression<'EppExpression'> = (node, context) => context.expression(node.body);

export const EppStatement: LowerStatement<'EppExpression'> = (node, context, sink, out) =>
  context.lowerInto(node.body, sink, out);

export const RenderStringExpression: LowerExpression<'RenderStringExpression'> = (node) =>
  b.sequence([written(node.value), b.literal(null)]);

export const RenderStringStatement: LowerStatement<'RenderStringExpression'> = ({ value }, context, sink, out) => {
  if (value !== '') out.push(b.statement(written(value)));
  if (sink.kind !== 'discard') emitValue(b.literal(null), context, sink, out);
};

export const RenderExpression: LowerExpression<'RenderExpression'> = ({ expr }, context) =>
  b.sequence([rendered(expr, context), b.literal(null)]);

export const RenderStatement: LowerStatement<'RenderExpression'> = ({ expr }, context, sink, out) => {
  out.push(b.statement(rendered(expr, context)));
  if (sink.kind !== 'discard') emitValue(b.literal(null), context, sink, out);
};

function written(value: string): ESTree.Expression {
  return b.call(b.member(b.identifier(OUTPUT), 'write'), [text(value)]);
}

function rendered(node: Expression, context: LoweringContext): ESTree.Expression {
  const inner = unwrap(node);
  return b.call(b.member(b.identifier(OUTPUT), isText(inner) ? 'write' : 'render'), [context.expression(inner)]);
}
