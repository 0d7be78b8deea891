import { aLabel, capitalALabel } from '../labels.js';
import type { Visitors } from '../visitor.js';

/** A call needs a name or a type, of which it creates an instance. */
export const calls: Visitors = {
  CallNamedFunctionExpression(node, { report }) {
    const { functorExpr } = node;
    if (functorExpr.type === 'QualifiedName' || functorExpr.type === 'QualifiedReference') return;
    if (functorExpr.type === 'AccessExpression' && functorExpr.leftExpr.type === 'QualifiedReference') return;
    report.add(
      'ILLEGAL_EXPRESSION',
      { semantic: capitalALabel(functorExpr), feature: 'function name', container: aLabel(node) },
      functorExpr,
    );
  },
};
