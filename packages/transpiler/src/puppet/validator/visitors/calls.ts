import { aLabel, capitalALabel } from '../labels.js';
import type { Visitors } from '../visitor.js';

/**
 * A call needs the name of a function, or a type, whose instance it creates. In a template, parentheses and blocks after text
 * are the arguments of a call whose name is the text.
 */
export const calls: Visitors = {
  CallNamedFunctionExpression(node, { report }) {
    const { functorExpr } = node;
    if (functorExpr.type === 'QualifiedName' || functorExpr.type === 'QualifiedReference') return;
    if (functorExpr.type === 'AccessExpression' && functorExpr.leftExpr.type === 'QualifiedReference') return;
    if (functorExpr.type === 'RenderStringExpression') {
      report.add('ILLEGAL_EPP_PARAMETERS', {}, functorExpr);
      return;
    }
    report.add(
      'ILLEGAL_EXPRESSION',
      { semantic: capitalALabel(functorExpr), feature: 'function name', container: aLabel(node) },
      functorExpr,
    );
  },
};
