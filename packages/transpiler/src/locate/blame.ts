import type { Blame } from '@pptjs/runtime';
import type { Node } from '../ast/nodes.js';
import { anchorOf } from '../validator/anchor.js';

/** The offset that the reference gives for an error of a node, or of one of its operands. */
export function blamedOffset(node: Node, blame: Blame, source: string): number {
  const operand = blame === 'self' ? undefined : operandsOf(node)[blame];
  return anchorOf(operand ?? node, source);
}

/** What the helper that a node compiles to takes, in its order. */
function operandsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'ArithmeticExpression':
    case 'ComparisonExpression':
    case 'MatchExpression':
    case 'InExpression':
    case 'AssignmentExpression':
    case 'RelationshipExpression':
      return [node.leftExpr, node.rightExpr];
    case 'AccessExpression':
      return [node.leftExpr, ...node.keys];
    case 'SelectorExpression':
      return [node.leftExpr];
    case 'CallMethodExpression':
      return [node.functorExpr.leftExpr, ...node.arguments];
    case 'CallNamedFunctionExpression':
      return node.arguments;
    case 'UnaryMinusExpression':
    case 'NotExpression':
    case 'UnfoldExpression':
      return [node.expr];
    default:
      return [];
  }
}
