import { literalParts } from '../ast/literals.js';
import type { Expression } from '../ast/nodes.js';

/** The expression within parentheses. */
export function unwrap(node: Expression): Expression {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expr;
  return inner;
}

/** Whether an expression is a type known from the text alone: `Integer[1, 10]`, `Struct[{ a => String }]`. */
export function isLiteralType(node: Expression): boolean {
  if (node.type === 'QualifiedReference') return true;
  return (
    node.type === 'AccessExpression' &&
    isLiteralType(node.leftExpr) &&
    node.keys.every((key) => notLiteral(key) === null)
  );
}

/**
 * The first part of an expression that has to be evaluated to be known; null where it is a literal or a literal type.
 */
export function notLiteral(node: Expression): Expression | null {
  if (node.type === 'ParenthesizedExpression') return notLiteral(node.expr);
  if (node.type === 'QualifiedReference') return null;
  if (node.type === 'AccessExpression') return isLiteralType(node) ? null : (firstNotLiteral(node.keys) ?? node);
  const parts = literalParts(node);
  return parts === null ? node : firstNotLiteral(parts);
}

function firstNotLiteral(nodes: readonly Expression[]): Expression | null {
  for (const node of nodes) {
    const found = notLiteral(node);
    if (found !== null) return found;
  }
  return null;
}

/** Whether an expression gives true or false whatever its operands are. */
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

/** Whether an expression is surely not a regular expression, nor holds one. */
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

/** The name of a function that is called by name, without leading `::`; null for calls of types. */
export function calledName(node: Expression): string | null {
  const functor =
    node.type === 'CallNamedFunctionExpression'
      ? node.functorExpr
      : node.type === 'CallMethodExpression'
        ? node.functorExpr.rightExpr
        : null;
  if (functor?.type !== 'QualifiedName') return null;
  return functor.value.startsWith('::') ? functor.value.slice(2) : functor.value;
}

/** An integer that stands in the text, with its sign, where a number holds it exactly; null for anything else. */
export function literalInteger(node: Expression): number | null {
  const isNegative = node.type === 'UnaryMinusExpression';
  const literal = isNegative ? node.expr : node;
  if (literal.type !== 'LiteralInteger' || typeof literal.value !== 'number') return null;
  return isNegative ? -literal.value : literal.value;
}
