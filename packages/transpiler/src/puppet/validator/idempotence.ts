import type { Node } from '../ast/nodes.js';

const VALUES: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'LiteralInteger',
  'LiteralFloat',
  'LiteralString',
  'LiteralBoolean',
  'LiteralUndef',
  'LiteralDefault',
  'LiteralRegularExpression',
  'LiteralList',
  'LiteralHash',
  'ConcatenatedString',
  'HeredocExpression',
  'QualifiedName',
  'QualifiedReference',
  'ReservedWord',
  'VariableExpression',
  'ArithmeticExpression',
  'ComparisonExpression',
  'InExpression',
  'AndExpression',
  'OrExpression',
  'NotExpression',
  'UnaryMinusExpression',
  'UnfoldExpression',
  'AccessExpression',
  'SelectorExpression',
  'Nop',
]);

/**
 * Whether a node has no effect, so that an unused value is probably a mistake. As in Puppet, operators count as having
 * no effect whatever their operands are. Matches do not, because they set `$0`. Conditions have no effect if none of
 * their parts has one.
 */
export function isIdempotent(node: Node): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return isIdempotent(node.expr);
    case 'BlockExpression':
      return node.statements.every(isIdempotent);
    case 'IfExpression':
    case 'UnlessExpression':
      return isIdempotent(node.test) && isIdempotent(node.thenExpr) && isIdempotent(node.elseExpr);
    case 'CaseExpression':
      return isIdempotent(node.test) && node.options.every(isIdempotent);
    case 'CaseOption':
      return node.values.every(isIdempotent) && isIdempotent(node.thenExpr);
    default:
      return VALUES.has(node.type);
  }
}
