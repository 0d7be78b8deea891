import * as b from '../../estree/index.js';
import { elements, expression, type LowerExpression } from '../lower.js';

/** Arrays, hashes, and `*x`. */

export const LiteralList: LowerExpression<'LiteralList'> = ({ values }, body) => b.array(elements(values, body));

export const LiteralHash: LowerExpression<'LiteralHash'> = ({ entries }, body) =>
  body.module.call(
    'hash',
    entries.flatMap(({ key, value }) => [expression(key, body), expression(value, body)]),
  );

export const UnfoldExpression: LowerExpression<'UnfoldExpression'> = ({ start, expr }, body) =>
  body.module.call('unfold', [expression(expr, body)], start);

export const ParenthesizedExpression: LowerExpression<'ParenthesizedExpression'> = ({ expr }, body) =>
  expression(expr, body);
