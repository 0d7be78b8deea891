import type { Node } from '../../ast/nodes.js';
import { checkRvalue } from '../rvalue.js';
import type { Visitors, VisitorContext } from '../visitor.js';

function checkOperands(node: { readonly leftExpr: Node; readonly rightExpr: Node }, context: VisitorContext): void {
  checkRvalue(node.leftExpr, context);
  checkRvalue(node.rightExpr, context);
}

function checkOperand(node: { readonly expr: Node }, context: VisitorContext): void {
  checkRvalue(node.expr, context);
}

/** A collector has no value, but the collected resources may be related. */
function checkRelated(node: Node, context: VisitorContext): void {
  if (node.type !== 'CollectExpression') checkRvalue(node, context);
}

/** Rules on operators: their operands need values. */
export const operators: Visitors = {
  ArithmeticExpression: checkOperands,
  ComparisonExpression: checkOperands,
  MatchExpression: checkOperands,
  InExpression: checkOperands,
  AndExpression: checkOperands,
  OrExpression: checkOperands,
  RelationshipExpression(node, context) {
    checkRelated(node.leftExpr, context);
    checkRelated(node.rightExpr, context);
  },
  NotExpression: checkOperand,
  UnaryMinusExpression: checkOperand,
  UnfoldExpression: checkOperand,
  ParenthesizedExpression: checkOperand,
  TextExpression: checkOperand,
};
