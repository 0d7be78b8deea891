import type { Node } from '../../ast/nodes.js';
import { capitalALabel } from '../labels.js';
import type { Visit, Visitors, VisitorContext } from '../visitor.js';

function insideApply(parent: Visit | null): boolean {
  for (let visit = parent; visit !== null; visit = visit.parent) if (visit.node.type === 'ApplyExpression') return true;
  return false;
}

/** Constructs that a plan may only use within `apply`. */
const APPLY_ONLY: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'NodeDefinition',
  'CollectExpression',
  'RelationshipExpression',
  'ResourceExpression',
  'ResourceDefaultsExpression',
  'ResourceOverrideExpression',
]);

/**
 * Reports a node that plans and tasks must not contain.
 *
 * @returns whether the node was reported; then no other rule applies to it
 */
export function reportForbiddenInScript(node: Node, context: VisitorContext): boolean {
  if (
    node.type === 'HostClassDefinition' ||
    node.type === 'ResourceTypeDefinition' ||
    (APPLY_ONLY.has(node.type) && !insideApply(context.parent))
  ) {
    context.report.add('EXPRESSION_NOT_SUPPORTED_WHEN_SCRIPTING', { kind: capitalALabel(node) }, node);
    return true;
  }
  return false;
}

export const scripts: Visitors = {
  ApplyExpression(node, { report, parent }) {
    if (insideApply(parent)) report.add('EXPRESSION_NOT_SUPPORTED_WHEN_COMPILING', { kind: capitalALabel(node) }, node);
  },
};
