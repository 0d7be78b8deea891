import type { Node } from '../ast/nodes.js';
import { capitalALabel } from './labels.js';
import type { VisitorContext } from './visitor.js';

const WITHOUT_VALUE: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'NodeDefinition',
  'FunctionDefinition',
  'PlanDefinition',
  'TypeAlias',
  'TypeMapping',
  'TypeDefinition',
  'CollectExpression',
]);

/** Reports an expression that stands where a value is needed and gives none. */
export function checkRvalue(node: Node, { report }: VisitorContext): void {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expr;
  if (WITHOUT_VALUE.has(inner.type)) report.add('NOT_RVALUE', { semantic: capitalALabel(inner) }, inner);
}

export function checkRvalues(nodes: readonly Node[], context: VisitorContext): void {
  for (const node of nodes) checkRvalue(node, context);
}
