import { childrenOf } from '../../ast/children.js';
import type { Node } from '../../ast/nodes.js';
import type { Visitors, VisitorContext } from '../visitor.js';

/** Reports assignments in defaults, except in the bodies of lambdas. */
function checkNoAssignment(value: Node, { report }: VisitorContext): void {
  const pending: Node[] = [value];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'LambdaExpression') continue;
    if (node.type === 'AssignmentExpression') {
      report.add('ILLEGAL_ASSIGNMENT_CONTEXT', {}, node);
      continue;
    }
    for (const child of childrenOf(node).toReversed()) if (child !== null) pending.push(child);
  }
}

/** Rules on all parameters. */
export const parameters: Visitors = {
  Parameter(node, context) {
    const { report } = context;
    const { name } = node;
    if (/^(?:[0-9]+|0x[0-9a-f]+)$/i.test(name)) report.add('ILLEGAL_NUMERIC_PARAMETER', { name }, node);
    if (!/^[a-z_]\w*$/.test(name)) report.add('ILLEGAL_PARAM_NAME', { name }, node);
    if (node.value !== null) checkNoAssignment(node.value, context);
  },
};
