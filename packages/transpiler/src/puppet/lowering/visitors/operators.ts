/** Comparison, match, `in`, `and`, `or`, `!`, and `-` with one operand. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ComparisonExpression as ComparisonNode, ComparisonOperator, Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { elementTypes } from '../../inference/index.js';
import { Kind, kindsOf } from '../../inference/lattice/index.js';
import { lowerCondition, lowerLogical, lowerTest } from '../conditions.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { isRepeatable, quickRead, stepFor } from '../quick-reads.js';
import { exactTypeTest } from '../type-tests.js';
import type { LowerExpression } from '../visitor.js';
import { changedFloat, floatComparison, typedOperands } from './floats.js';
import { float } from './literals.js';
import { hasExactKey, listMembership } from './membership.js';
import { isEqualToItselfOnly, lengthComparison, letterComparison } from './text-comparisons.js';
import { timeComparison } from './times.js';
import { instanceTest, lowerType } from './types.js';

const COMPARISON: Readonly<Record<ComparisonOperator, string>> = {
  '==': 'equals',
  '!=': 'notEquals',
  '<': 'lessThan',
  '>': 'greaterThan',
  '<=': 'lessOrEqual',
  '>=': 'greaterOrEqual',
};

export const ComparisonExpression: LowerExpression<'ComparisonExpression'> = (node, context, out) => {
  const { leftExpr, rightExpr, operator } = node;
  const javascript = plainComparison(node, context);
  const length = javascript === null ? null : lengthComparison(node, context, out);
  if (length !== null) return length;
  const operands = context.operands(leftExpr, rightExpr, out);
  if (javascript !== null) return b.binary(javascript, ...operands);
  const letter = context.module.hasPlainValues ? letterComparison(node, operands) : null;
  if (letter !== null) return letter;
  const { module } = context;
  const typed = typedOperands(node, operands, context);
  return (
    floatComparison(operator, ...typed, node.operatorStart, module) ??
    timeComparison(operator, ...typed, node.operatorStart, module) ??
    module.call(COMPARISON[operator], operands, node.operatorStart)
  );
};

/** JavaScript's operator for a comparison, if it gives the same result for all values that the operands can have. */
function plainComparison(
  { operator, leftExpr, rightExpr }: ComparisonNode,
  context: LoweringContext,
): ESTree.BinaryOperator | null {
  if (!context.module.hasPlainValues) return null;
  const areOnly = (kinds: number): boolean =>
    hasOnly(context.typeOf(leftExpr), kinds) && hasOnly(context.typeOf(rightExpr), kinds);
  if (operator !== '==' && operator !== '!=') return areOnly(Kind.integer) ? operator : null;
  const isIdentity =
    isEqualToItselfOnly(leftExpr, context.typeOf(rightExpr)) ||
    isEqualToItselfOnly(rightExpr, context.typeOf(leftExpr)) ||
    areOnly(Kind.integer) ||
    areOnly(Kind.boolean);
  if (!isIdentity) return null;
  return operator === '==' ? '===' : '!==';
}

/** A literal pattern is already translated, so it is matched without the run-time translator. */
export const MatchExpression: LowerExpression<'MatchExpression'> = (node, context) => {
  const { leftExpr, rightExpr, operator, operatorStart } = node;
  const value = context.expression(leftExpr);
  const test =
    exactTypeTest(rightExpr, value, context.module, kindsOf(context.typeOf(leftExpr))) ??
    instanceTest(rightExpr, value, context.typeOf(leftExpr), context);
  if (test !== null) return operator === '=~' ? test : b.negated(test);
  const operands = [value, lowerType(rightExpr, context)];
  if (unwrap(rightExpr).type !== 'LiteralRegularExpression') {
    const helper = operator === '=~' ? 'match' : 'notMatch';
    return withMatchRecord(context.module.call(helper, operands, operatorStart), context, node);
  }
  const call = withMatchRecord(context.module.call('matchRegExp', operands, operatorStart), context, node);
  return operator === '=~' ? call : b.not(call);
};

/** A quick read finds most literal keys of a hash. Integers equal only Integers with the same value. */
export const InExpression: LowerExpression<'InExpression'> = (node, context) => {
  const { module } = context;
  const membership = listMembership(node, context);
  if (membership !== null) return membership;
  const container = context.typeOf(node.rightExpr);
  const isHash = hasOnly(container, Kind.hash);
  const operands = context.operands(node.leftExpr, node.rightExpr);
  const [left, collection] = operands;
  const keys = isHash ? elementTypes(container)?.two[0] : undefined;
  const areIntegers =
    keys !== undefined && hasOnly(keys, Kind.integer) && hasOnly(context.typeOf(node.leftExpr), Kind.integer);
  if (areIntegers && isRepeatable(left)) return b.call(b.member(collection, 'has'), [left]);
  const name = literalText(unwrap(node.leftExpr));
  const isExact = isHash && module.hasPlainValues && name !== null && hasExactKey(container, name);
  const call = isExact
    ? b.call(b.member(collection, 'has'), [left])
    : module.call('isIn', operands, node.operatorStart);
  if (!isExact) withMatchRecord(call, context, node);
  const isRecorded = call.arguments.length > 2;
  if (!isHash || !context.isInner || isRecorded || collection.type !== 'Identifier' || left.type !== 'Literal')
    return call;
  const step = stepFor(container, node.leftExpr, context);
  const quick = step === null || typeof step.key !== 'string' ? null : quickRead(collection, [step]);
  return quick === null ? call : b.logical('||', b.binary('!==', quick, b.identifier('undefined')), call);
};

export const AndExpression: LowerExpression<'AndExpression'> = (node, context, out) =>
  lowerLogical(node, lowerTest, context, out);

export const OrExpression: LowerExpression<'OrExpression'> = (node, context, out) =>
  lowerLogical(node, lowerTest, context, out);

export const NotExpression: LowerExpression<'NotExpression'> = ({ expr }, context, out) =>
  b.negated(lowerCondition(expr, context, out));

export const UnaryMinusExpression: LowerExpression<'UnaryMinusExpression'> = ({ expr, start }, context) => {
  if (expr.type === 'LiteralInteger' && typeof expr.value === 'number')
    return b.number(expr.value === 0 ? 0 : -expr.value);
  if (expr.type === 'LiteralFloat') return float(-expr.value, context.module);
  const { module } = context;
  const operand = { value: context.expression(expr), type: context.typeOf(expr) };
  return (
    changedFloat(operand, (number) => b.unary('-', number), module) ?? module.call('negate', [operand.value], start)
  );
};

/** Adds the match record to the arguments of an operator that may match a regular expression. */
function withMatchRecord(call: ESTree.CallExpression, context: LoweringContext, node: Expression): ESTree.Expression {
  const region = context.module.analysis.matchRegions.get(node);
  const record = region === undefined ? null : context.matches.writtenIn(region);
  if (record !== null) call.arguments.push(record);
  return call;
}
