import type { Blame } from '@pptjs/runtime/internal';
import type { AbstractAttributeOperation, Node } from '../ast/nodes.js';
import { argumentsOf } from '../ast/shapes.js';
import { type MarkedRange, markedRange } from './marked-range.js';

/**
 * The range of an error of a node or of one of its operands. Null if Puppet reports no place: for a key of `[]` that is
 * an element of an array among the keys.
 */
export function blamedRange(node: Node, blame: Blame, source: string): MarkedRange | null {
  // Puppet locates an access and its left side at the same place.
  if (blame === 'self' || (blame === 0 && node.type === 'AccessExpression')) return markedRange(node, source);
  const operand = blame < 0 ? operationOf(node, -blame) : operandsOf(node)[blame];
  if (operand === undefined) return node.type === 'AccessExpression' ? null : markedRange(node, source);
  return markedRange(operand, source);
}

/**
 * The part of an access `x[a][b][c]` that ends with the failing bracket. Any other node is returned unchanged.
 *
 * @param laterBrackets the number of brackets after the failing one
 */
export function failingAccess(node: Node, laterBrackets: number): Node {
  let current = node;
  for (let count = laterBrackets; count > 0 && current.type === 'AccessExpression'; count--) current = current.leftExpr;
  return current;
}

/** The operands of the runtime helper that a node is compiled to, in the order of the helper's parameters. */
function operandsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'ArithmeticExpression':
    case 'ComparisonExpression':
    case 'MatchExpression':
    case 'InExpression':
    case 'RelationshipExpression':
      return [node.leftExpr, node.rightExpr];
    case 'AssignmentExpression':
      return [node.leftExpr, node.rightExpr, ...(node.leftExpr.type === 'LiteralList' ? node.leftExpr.values : [])];
    case 'AccessExpression':
      return [node.leftExpr, ...node.keys];
    case 'SelectorExpression':
      return [node.leftExpr];
    case 'HeredocExpression':
      return [node.textExpr];
    case 'CallMethodExpression':
    case 'CallNamedFunctionExpression':
      return argumentsOf(node);
    case 'UnaryMinusExpression':
    case 'NotExpression':
    case 'UnfoldExpression':
      return [node.expr];
    case 'ResourceExpression':
      return [node.typeName, ...node.bodies.flatMap(({ title, operations }) => [title, ...operations.map(valueOf)])];
    case 'ResourceDefaultsExpression':
      return [node.typeRef, ...node.operations.map(valueOf)];
    case 'ResourceOverrideExpression':
      return [node.resources, ...node.operations.map(valueOf)];
    case 'CollectExpression':
      return [node.typeExpr, ...node.operations.map(valueOf)];
    default:
      return [];
  }
}

/** The `* =>` operation whose hash is the given operand. */
function operationOf(node: Node, operand: number): Node | undefined {
  const hash = operandsOf(node)[operand];
  return operationsOf(node).find((operation) => operation.type === 'AttributesOperation' && operation.expr === hash);
}

function operationsOf(node: Node): readonly AbstractAttributeOperation[] {
  if (node.type === 'ResourceExpression') return node.bodies.flatMap(({ operations }) => operations);
  return 'operations' in node ? node.operations : [];
}

/** An error of `* => hash` is located at the hash, an error of `name => value` at the whole operation. */
function valueOf(operation: AbstractAttributeOperation): Node {
  return operation.type === 'AttributesOperation' ? operation.expr : operation;
}
