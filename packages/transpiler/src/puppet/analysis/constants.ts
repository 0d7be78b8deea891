/** Properties of expressions that follow from the syntax alone. */

import { stripLeadingColons } from '@pptjs/runtime/internal';
import type { Expression } from '../ast/nodes.js';
import { literalParts, unwrap } from '../ast/shapes.js';

/** Whether an expression is a literal type: `Integer[1, 10]`, `Struct[{ a => String }]`. */
export function isLiteralType(node: Expression): boolean {
  if (node.type === 'QualifiedReference') return true;
  return (
    node.type === 'AccessExpression' &&
    isLiteralType(node.leftExpr) &&
    node.keys.every((key) => firstNonLiteral(key) === null)
  );
}

/** Whether an expression is the name of a type, with or without parameters. */
export function isTypeName(node: Expression): boolean {
  const inner = unwrap(node);
  const name = inner.type === 'AccessExpression' ? inner.leftExpr : inner;
  return name.type === 'QualifiedReference';
}

/** The first part of an expression that is not constant; null if the expression is a literal or a literal type. */
export function firstNonLiteral(node: Expression): Expression | null {
  if (node.type === 'ParenthesizedExpression') return firstNonLiteral(node.expr);
  if (node.type === 'QualifiedReference') return null;
  if (node.type === 'AccessExpression') return isLiteralType(node) ? null : (firstNonLiteralOf(node.keys) ?? node);
  const parts = literalParts(node);
  return parts === null ? node : firstNonLiteralOf(parts);
}

function firstNonLiteralOf(nodes: readonly Expression[]): Expression | null {
  for (const node of nodes) {
    const found = firstNonLiteral(node);
    if (found !== null) return found;
  }
  return null;
}

/** Whether an expression is a literal number or a text. */
export function isScalar({ type }: Expression): boolean {
  return (
    type === 'LiteralInteger' || type === 'LiteralFloat' || type === 'LiteralString' || type === 'ConcatenatedString'
  );
}

/** Whether the value of an expression is always a Boolean. */
export function isBoolean(node: Expression): boolean {
  switch (node.type) {
    case 'ComparisonExpression':
    case 'MatchExpression':
    case 'InExpression':
    case 'AndExpression':
    case 'OrExpression':
    case 'NotExpression':
    case 'LiteralBoolean':
      return true;
    case 'ParenthesizedExpression':
      return isBoolean(node.expr);
    default:
      return false;
  }
}

/** Whether an expression is the type Boolean, with or without a parameter. */
export function isBooleanType(node: Expression): boolean {
  const name = node.type === 'AccessExpression' ? node.leftExpr : node;
  return name.type === 'QualifiedReference' && stripLeadingColons(name.value) === 'boolean';
}

/** Whether the value of an expression is certainly not a regular expression and contains none. */
export function isNeverRegexp(node: Expression): boolean {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'QualifiedName':
    case 'UnaryMinusExpression':
      return true;
    case 'ParenthesizedExpression':
      return isNeverRegexp(node.expr);
    case 'LiteralList':
      return node.values.every(isNeverRegexp);
    default:
      return isBoolean(node) || isLiteralType(node);
  }
}

/** The value of an integer literal with its sign, if a JavaScript number represents it exactly; else null. */
export function literalInteger(node: Expression): number | null {
  const isNegative = node.type === 'UnaryMinusExpression';
  const literal = isNegative ? node.expr : node;
  if (literal.type !== 'LiteralInteger' || typeof literal.value !== 'number') return null;
  return isNegative ? -literal.value : literal.value;
}
