/** Conditions: expressions of which code needs only whether their value is true in Puppet. */
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { isBoolean, isBooleanType } from '../analysis/constants.js';
import type { Variable } from '../analysis/frame.js';
import type { AndExpression, Expression, OrExpression } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { canBe, Kind } from '../inference/lattice/index.js';
import type { LoweringContext } from './context.js';
import { hasOnly } from './known-types.js';

/** Lowers a node to a JavaScript Boolean that is true if the node's value is true in Puppet. */
export function lowerTest(node: Expression, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const inner = unwrap(node);
  const value = context.expression(inner, out);
  const isTest = isBoolean(inner) || booleanParameter(inner, context)?.frame.isStrictlyTyped === true;
  const type = context.typeOf(inner);
  if (isTest || hasOnly(type, Kind.boolean)) return value;
  return canBe(type, Kind.boolean) ? context.module.call('truthy', [value]) : b.binary('!==', value, b.literal(null));
}

/** Lowers a node to a JavaScript value that JavaScript treats as true if the node's value is true in Puppet. */
export function lowerCondition(
  node: Expression,
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.Expression {
  const inner = unwrap(node);
  if (inner.type === 'AndExpression' || inner.type === 'OrExpression')
    return lowerLogical(inner, lowerCondition, context, out);
  // The empty string and 0 are false in JavaScript only.
  const isPlain =
    booleanParameter(inner, context) !== null || !canBe(context.typeOf(inner), Kind.string | Kind.integer);
  return isPlain ? context.expression(inner, out) : lowerTest(inner, context, out);
}

/**
 * Lowers `and` and `or`. If the right operand needs statements, the result is a variable.
 *
 * @param lowerOperand lowers an operand: `lowerTest` or `lowerCondition`
 */
export function lowerLogical(
  { type, leftExpr, rightExpr }: AndExpression | OrExpression,
  lowerOperand: typeof lowerTest,
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.Expression {
  const operator = type === 'AndExpression' ? '&&' : '||';
  const left = lowerOperand(leftExpr, context, out);
  if (out === undefined) return b.logical(operator, left, lowerOperand(rightExpr, context));
  const statements: ESTree.Statement[] = [];
  const right = lowerOperand(rightExpr, context, statements);
  if (statements.length === 0) return b.logical(operator, left, right);
  const result = b.identifier(context.locals.temporary('result'));
  const isOpen = operator === '&&' ? b.identifier(result.name) : b.negated(b.identifier(result.name));
  out.push(
    b.declare('let', result, left),
    b.ifStatement(isOpen, b.block([...statements, b.statement(b.assign(b.identifier(result.name), right))])),
  );
  return b.identifier(result.name);
}

/** The parameter with the declared type Boolean that a node reads; null for any other node. */
function booleanParameter(node: Expression, { module }: LoweringContext): Variable | null {
  const resolution = node.type === 'VariableExpression' ? module.analysis.reads.get(node) : undefined;
  if (resolution?.kind !== 'local') return null;
  const { variable } = resolution;
  return variable.type !== null && variable.assignments === 1 && isBooleanType(variable.type) ? variable : null;
}
