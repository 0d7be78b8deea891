import * as b from '../../estree/index.js';
import type { LowerExpression } from '../visitor.js';

/** Arrays, hashes, `*x` and parentheses. */

export const LiteralList: LowerExpression<'LiteralList'> = ({ values }, context) => b.array(context.elements(values));

export const LiteralHash: LowerExpression<'LiteralHash'> = ({ entries }, context) =>
  b.pairsCall(
    context.module.imported('runtime', 'hash'),
    entries.flatMap(({ key, value }) => [context.expression(key), context.expression(value)]),
  );

export const UnfoldExpression: LowerExpression<'UnfoldExpression'> = ({ start, expr }, context) =>
  context.module.call('unfold', [context.expression(expr)], start);

export const ParenthesizedExpression: LowerExpression<'ParenthesizedExpression'> = ({ expr }, context) =>
  context.expression(expr);
