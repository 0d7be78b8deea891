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
 * Whether a node only makes a value: nobody notices whether it was evaluated, if its value is not used. Operators count
 * as such whatever their operands are (as in the reference); matches do not, because they set `$0`; conditions do if
 * all their parts do.
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
