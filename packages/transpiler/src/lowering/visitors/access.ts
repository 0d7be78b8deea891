import type * as ESTree from 'estree';
import { isLiteralType } from '../../analysis/static.js';
import type { AccessExpression as AccessNode } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression } from '../lower.js';

/** `x[…]`. A type that is known from the text alone is made once where the code may run often. */
export const AccessExpression: LowerExpression<'AccessExpression'> = (node, body) =>
  body.repeats && isLiteralType(node) ? b.call(lazyType(node, body), []) : access(node, body);

/** As in the reference, `*` does not spread a key: it is the array that it makes. */
export function access(node: AccessNode, body: Body): ESTree.Expression {
  return body.module.call(
    'access',
    [node.leftExpr, ...node.keys].map((part) => expression(part, body)),
    node.bracketStart,
  );
}

/** A constant of the module that gives the type when called. */
function lazyType(node: AccessNode, body: Body): ESTree.Identifier {
  const { module } = body;
  const make = b.arrow([], access(node, body.atModule()));
  return module.constant(nameOfType(module.textOf(node)), b.pureCall(module.imported('runtime', 'lazyType'), [make]));
}

/** `Tuple[String, Integer[1]]` becomes `Tuple_String_Integer_1`. */
function nameOfType(text: string): string {
  return text.replace(/\W+/g, '_').slice(0, 40);
}
