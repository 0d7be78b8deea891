import { childrenOf } from './children.js';
import type { AssignmentExpression, Expression, Node, Program, VariableExpression } from './nodes.js';

/** Definitions and blocks have variables of their own. */
const SCOPES: ReadonlySet<Node['type']> = new Set([
  'FunctionDefinition',
  'HostClassDefinition',
  'LambdaExpression',
  'NodeDefinition',
  'PlanDefinition',
  'ResourceTypeDefinition',
]);

/** The assignments of a node to variables of the scope around it, in the order of the source. */
export function* assignmentsIn(node: Node): Generator<AssignmentExpression> {
  if (SCOPES.has(node.type)) return;
  if (node.type === 'AssignmentExpression') yield node;
  for (const child of childrenOf(node)) if (child !== null) yield* assignmentsIn(child);
}

/** The variables on the left side of an assignment. */
export function assignedVariables(target: Expression): VariableExpression[] {
  if (target.type === 'VariableExpression') return [target];
  return target.type === 'LiteralList' ? target.values.flatMap(assignedVariables) : [];
}

/** The names of the variables that a program may set at the top scope. */
export function topVariableNames({ body }: Program): ReadonlySet<string> {
  const variables = Array.from(assignmentsIn(body), ({ leftExpr }) => assignedVariables(leftExpr)).flat();
  return new Set(variables.map(({ name }) => name));
}
