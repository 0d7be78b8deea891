import type { Expression } from '../../ast/nodes.js';
import { aLabel } from '../labels.js';
import { checkRvalue } from '../rvalue.js';
import type { Visitors, VisitorContext } from '../visitor.js';

/** Reports targets of an assignment that are neither a variable of this scope nor a list of such variables. */
function checkAssignable(target: Expression, context: VisitorContext): void {
  const { report } = context;
  switch (target.type) {
    case 'VariableExpression': {
      const { name } = target;
      if (name.includes('::')) report.add('CROSS_SCOPE_ASSIGNMENT', { name }, target);
      else if (/^(?:0|[1-9][0-9]*)$/.test(name)) report.add('ILLEGAL_NUMERIC_ASSIGNMENT', { name }, target);
      return;
    }
    case 'AccessExpression':
      report.add('ILLEGAL_INDEXED_ASSIGNMENT', {}, target);
      return;
    case 'LiteralList':
      for (const value of target.values) checkAssignable(value, context);
      return;
    case 'QualifiedName':
      report.add('ASSIGNMENT_TO_NAME', { semantic: aLabel(target) }, target);
      return;
    default:
      report.add('ILLEGAL_ASSIGNMENT', { semantic: aLabel(target) }, target);
  }
}

export const assignment: Visitors = {
  AssignmentExpression(node, context) {
    if (node.operator !== '=') {
      context.report.add('APPENDS_DELETES_NO_LONGER_SUPPORTED', { operator: node.operator }, node);
      return;
    }
    checkAssignable(node.leftExpr, context);
    checkRvalue(node.rightExpr, context);
  },
};
