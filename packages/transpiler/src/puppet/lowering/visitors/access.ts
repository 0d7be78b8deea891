import type * as ESTree from 'estree';
import type { AccessExpression as AccessNode, Expression } from '../../ast/nodes.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';
import { isSafe, parameterizedType } from './types.js';

/**
 * `x[…]`. Brackets with one key each become one call, which the source map leads to the last bracket. A key `*x` is not
 * spread: as in Puppet, the key is the array.
 */
export const AccessExpression: LowerExpression<'AccessExpression'> = (node, context, out) => {
  if (node.leftExpr.type === 'QualifiedReference') return parameterizedType(node, node.leftExpr, context);
  const lower = (part: Expression): ESTree.Expression => context.expression(part);
  const { base, keys } = chainOf(node, context);
  return context.module.call(
    node.keys.length === 1 ? 'at' : 'access',
    [context.expression(base, out), ...keys.map(lower)],
    node.bracketStart,
  );
};

interface Chain {
  readonly base: Expression;
  readonly keys: readonly Expression[];
}

/**
 * The chain of brackets with one key each that ends with a node. All keys are evaluated before the first access, so all
 * but the first one must be safe.
 */
function chainOf(node: AccessNode, context: LoweringContext): Chain {
  let base = node.leftExpr;
  let keys = node.keys;
  while (
    keys.every((key) => isSafe(key, context)) &&
    node.keys.length === 1 &&
    base.type === 'AccessExpression' &&
    base.keys.length === 1 &&
    base.leftExpr.type !== 'QualifiedReference'
  ) {
    keys = [...base.keys, ...keys];
    base = base.leftExpr;
  }
  return { base, keys };
}
