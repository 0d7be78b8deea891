import { stripLeadingColons } from '@pptjs/runtime';
import type { Expression } from './nodes.js';

const NONE: readonly Expression[] = [];

/**
 * The parts that must be constant for a literal, list, hash or negation to be constant. Empty for a plain literal; null
 * for other expressions.
 */
export function literalParts(node: Expression): readonly Expression[] | null {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'QualifiedName':
      return NONE;
    case 'UnaryMinusExpression':
      return [node.expr];
    case 'LiteralList':
      return node.values;
    case 'LiteralHash':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    default:
      return null;
  }
}

/** The expression within parentheses. */
export function unwrap(node: Expression): Expression {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expr;
  return inner;
}

/** The name of the function that a call names, without leading `::`; null for calls of types and other nodes. */
export function calledName(node: Expression): string | null {
  const functor =
    node.type === 'CallNamedFunctionExpression'
      ? node.functorExpr
      : node.type === 'CallMethodExpression'
        ? node.functorExpr.rightExpr
        : null;
  return functor?.type === 'QualifiedName' ? stripLeadingColons(functor.value) : null;
}
