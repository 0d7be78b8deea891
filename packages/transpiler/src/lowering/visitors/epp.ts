import type * as ESTree from 'estree';
import { unwrap } from '../../analysis/static.js';
import type { Expression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression, type LowerStatement, lowerInto } from '../lower.js';
import { give } from '../sink.js';
import { isText } from './interpolation.js';
import { text } from './literals.js';

/** Templates: pieces of text are written to the output, expressions rendered; the value of either is undef. */

export const OUTPUT = 'output';

export const EppExpression: LowerExpression<'EppExpression'> = (node, body) => expression(node.body, body);

export const EppStatement: LowerStatement<'EppExpression'> = (node, body, sink, out) =>
  lowerInto(node.body, body, sink, out);

export const RenderStringExpression: LowerExpression<'RenderStringExpression'> = (node, body) =>
  b.sequence([written(node.value, body), b.literal(null)]);

export const RenderStringStatement: LowerStatement<'RenderStringExpression'> = ({ value }, body, sink, out) => {
  if (value !== '') out.push(b.statement(written(value, body)));
  if (sink.kind !== 'discard') give(b.literal(null), body, sink, out);
};

export const RenderExpression: LowerExpression<'RenderExpression'> = ({ expr }, body) =>
  b.sequence([rendered(expr, body), b.literal(null)]);

export const RenderStatement: LowerStatement<'RenderExpression'> = ({ expr }, body, sink, out) => {
  out.push(b.statement(rendered(expr, body)));
  if (sink.kind !== 'discard') give(b.literal(null), body, sink, out);
};

function written(value: string, body: Body): ESTree.Expression {
  return b.call(b.member(output(body), 'write'), [text(value)]);
}

function rendered(node: Expression, body: Body): ESTree.Expression {
  const inner = unwrap(node);
  return b.call(b.member(output(body), isText(inner) ? 'write' : 'render'), [expression(inner, body)]);
}

function output(body: Body): ESTree.Identifier {
  body.reaches(body.root);
  return b.identifier(OUTPUT);
}
