import type * as ESTree from 'estree';
import { isLiteralType } from '../../analysis/constants.js';
import type { AccessExpression as AccessNode } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';

/** `x[…]`. If the code may run often, a literal type becomes a constant of the module. */
export const AccessExpression: LowerExpression<'AccessExpression'> = (node, context) =>
  context.repeats && isLiteralType(node) ? b.call(lazyType(node, context), []) : access(node, context);

/** A key `*x` is not spread: as in Puppet, the key is the array. */
export function access(node: AccessNode, context: LoweringContext): ESTree.Expression {
  return context.module.call(
    'access',
    [node.leftExpr, ...node.keys].map((part) => context.expression(part)),
    node.bracketStart,
  );
}

/** A constant of the module: a function that returns the type. */
function lazyType(node: AccessNode, context: LoweringContext): ESTree.Identifier {
  const { module } = context;
  const create = b.arrow([], access(node, LoweringContext.atModule(module)));
  return module.constant(nameOfType(module.textOf(node)), b.pureCall(module.imported('runtime', 'lazyType'), [create]));
}

/** `Tuple[String, Integer[1]]` gets the name `Tuple_String_Integer_1`. */
function nameOfType(text: string): string {
  return text.replace(/\W+/g, '_').slice(0, 40);
}
