import type {
  NotExpression,
  Node,
  ParenthesizedExpression,
  UnaryMinusExpression,
  UnfoldExpression,
} from '../ast/nodes.js';
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

/** Reports an expression that is used as a value but has none, itself or as the operand of another expression. */
export function checkRvalue(node: Node, { report }: VisitorContext): void {
  let inner = node;
  while (isUnary(inner)) inner = inner.expr;
  if (WITHOUT_VALUE.has(inner.type)) report.add('NOT_RVALUE', { semantic: capitalALabel(inner) }, inner);
}

/** Calls `checkRvalue` for each node. */
export function checkRvalues(nodes: readonly Node[], context: VisitorContext): void {
  for (const node of nodes) checkRvalue(node, context);
}

type Unary = NotExpression | ParenthesizedExpression | UnaryMinusExpression | UnfoldExpression;

function isUnary(node: Node): node is Unary {
  switch (node.type) {
    case 'NotExpression':
    case 'ParenthesizedExpression':
    case 'UnaryMinusExpression':
    case 'UnfoldExpression':
      return true;
    default:
      return false;
  }
}
