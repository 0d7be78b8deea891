import * as b from '../../estree/index.js';
import { expression, type LowerExpression } from '../lower.js';

/** `a -> b`; gives its right side, so that chains are calls within calls. */
export const RelationshipExpression: LowerExpression<'RelationshipExpression'> = (
  { leftExpr, rightExpr, operator, operatorStart },
  body,
) =>
  body.module.call(
    'relate',
    [expression(leftExpr, body), b.literal(operator), expression(rightExpr, body)],
    operatorStart,
  );
