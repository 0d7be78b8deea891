/** Arithmetic, comparison, match, `in`, `and`, `or`, `!`, `-`. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ArithmeticOperator, ComparisonOperator, Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';
import { float } from './literals.js';
import { lowerType } from './types.js';

const ARITHMETIC: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '%': 'modulo',
  '<<': 'shiftLeft',
  '>>': 'shiftRight',
};

const COMPARISON: Readonly<Record<ComparisonOperator, string>> = {
  '==': 'equals',
  '!=': 'notEquals',
  '<': 'lessThan',
  '>': 'greaterThan',
  '<=': 'lessOrEqual',
  '>=': 'greaterOrEqual',
};

interface Operands {
  readonly leftExpr: Expression;
  readonly rightExpr: Expression;
  readonly operatorStart: number;
}

function binary(
  helper: string,
  { leftExpr, rightExpr, operatorStart }: Operands,
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.CallExpression {
  return context.module.call(helper, context.operands(leftExpr, rightExpr, out), operatorStart);
}

export const ArithmeticExpression: LowerExpression<'ArithmeticExpression'> = (node, context, out) => {
  const { accumulator, module } = context;
  if (accumulator === null || !module.analysis.extensions.has(node)) {
    const operands = context.operands(node.leftExpr, node.rightExpr, out);
    const result = constantResult(node.operator, operands);
    return result === null ? module.call(ARITHMETIC[node.operator], operands, node.operatorStart) : b.number(result);
  }
  const operands = [context.expression(node.leftExpr), context.expression(node.rightExpr)];
  return module.call(node.operator === '+' ? 'addTo' : 'shiftLeftTo', [accumulator, ...operands], node.operatorStart);
};

/**
 * The result of `+`, `-` or `*` of two integer literals; null if it is not a safe integer. Floats are objects, so a number
 * in the code is an Integer.
 */
function constantResult(operator: ArithmeticOperator, operands: readonly ESTree.Expression[]): number | null {
  const [left, right] = operands.map(integerOf);
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  const result =
    operator === '+' ? left + right : operator === '-' ? left - right : operator === '*' ? left * right : NaN;
  // There is no negative zero.
  return Number.isSafeInteger(result) ? result + 0 : null;
}

function integerOf(node: ESTree.Node): number | null {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = integerOf(node.argument);
    return value === null ? null : -value;
  }
  return node.type === 'Literal' && typeof node.value === 'number' ? node.value : null;
}

export const ComparisonExpression: LowerExpression<'ComparisonExpression'> = (node, context, out) =>
  binary(COMPARISON[node.operator], node, context, out);

/** A literal pattern is already translated, so it is matched without the run-time translator. */
export const MatchExpression: LowerExpression<'MatchExpression'> = (node, context) => {
  const { leftExpr, rightExpr, operator, operatorStart } = node;
  const operands = [context.expression(leftExpr), lowerType(rightExpr, context)];
  if (unwrap(rightExpr).type !== 'LiteralRegularExpression') {
    const helper = operator === '=~' ? 'match' : 'notMatch';
    return recording(context.module.call(helper, operands, operatorStart), context, node);
  }
  const call = recording(context.module.call('matchRegExp', operands, operatorStart), context, node);
  return operator === '=~' ? call : b.not(call);
};

export const InExpression: LowerExpression<'InExpression'> = (node, context) =>
  recording(binary('isIn', node, context), context, node);

export const AndExpression: LowerExpression<'AndExpression'> = ({ leftExpr, rightExpr }, context) =>
  b.logical('&&', context.test(leftExpr), context.test(rightExpr));

export const OrExpression: LowerExpression<'OrExpression'> = ({ leftExpr, rightExpr }, context) =>
  b.logical('||', context.test(leftExpr), context.test(rightExpr));

export const NotExpression: LowerExpression<'NotExpression'> = ({ expr }, context, out) =>
  b.not(context.condition(expr, out));

export const UnaryMinusExpression: LowerExpression<'UnaryMinusExpression'> = ({ expr, start }, context) => {
  if (expr.type === 'LiteralInteger' && typeof expr.value === 'number')
    return b.number(expr.value === 0 ? 0 : -expr.value);
  if (expr.type === 'LiteralFloat') return float(-expr.value, context.module);
  return context.module.call('negate', [context.expression(expr)], start);
};

/** Passes the match record to an operator that may match a regular expression. */
function recording(call: ESTree.CallExpression, context: LoweringContext, node: Expression): ESTree.Expression {
  const region = context.module.analysis.matchRegions.get(node);
  const record = region === undefined ? null : context.recordFor(region);
  if (record !== null) call.arguments.push(record);
  return call;
}
