import * as b from '../../estree/index.js';
import { expression, type LowerExpression, type LowerStatement, lowerInto } from '../lower.js';
import { give } from '../sink.js';
import { text } from './literals.js';
import { textOf } from './interpolation.js';

/** Templates: text is added to the output, the value of a piece of text is undef. */

const OUTPUT = 'output';

export const EppExpression: LowerExpression<'EppExpression'> = (node, body) => expression(node.body, body);

export const EppStatement: LowerStatement<'EppExpression'> = (node, body, sink, out) => lowerInto(node.body, body, sink, out);

export const RenderStringExpression: LowerExpression<'RenderStringExpression'> = ({ value }) => b.sequence([added(text(value)), b.literal(null)]);

export const RenderStringStatement: LowerStatement<'RenderStringExpression'> = ({ value }, body, sink, out) => {
  out.push(b.statement(added(text(value))));
  if (sink.kind !== 'discard') give(b.literal(null), body, sink, out);
};

export const RenderExpression: LowerExpression<'RenderExpression'> = ({ expr }, body) => b.sequence([added(textOf(expr, body)), b.literal(null)]);

export const RenderStatement: LowerStatement<'RenderExpression'> = ({ expr }, body, sink, out) => {
  out.push(b.statement(added(textOf(expr, body))));
  if (sink.kind !== 'discard') give(b.literal(null), body, sink, out);
};

function added(value: ReturnType<typeof textOf>): ReturnType<typeof textOf> {
  return b.assign(b.identifier(OUTPUT), value, '+=');
}
