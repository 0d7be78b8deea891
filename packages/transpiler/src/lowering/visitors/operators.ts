import type * as ESTree from 'estree';
import type { ArithmeticOperator, ComparisonOperator, Expression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression, test } from '../lower.js';
import { float } from './literals.js';

/** Arithmetic, comparison, match, `in`, `and`, `or`, `!`, `-`. */

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

function binary(helper: string, { leftExpr, rightExpr, operatorStart }: Operands, body: Body): ESTree.CallExpression {
  return body.module.call(helper, [expression(leftExpr, body), expression(rightExpr, body)], operatorStart);
}

export const ArithmeticExpression: LowerExpression<'ArithmeticExpression'> = (node, body) =>
  binary(ARITHMETIC[node.operator], node, body);

export const ComparisonExpression: LowerExpression<'ComparisonExpression'> = (node, body) =>
  binary(COMPARISON[node.operator], node, body);

/** A literal needs no translator when the program runs. */
export const MatchExpression: LowerExpression<'MatchExpression'> = (node, body) => {
  if (node.rightExpr.type !== 'LiteralRegularExpression')
    return recording(binary(node.operator === '=~' ? 'match' : 'notMatch', node, body), body, node);
  const call = recording(binary('matchRegExp', node, body), body, node);
  return node.operator === '=~' ? call : b.not(call);
};

export const InExpression: LowerExpression<'InExpression'> = (node, body) =>
  recording(binary('isIn', node, body), body, node);

export const AndExpression: LowerExpression<'AndExpression'> = ({ leftExpr, rightExpr }, body) =>
  b.logical('&&', test(leftExpr, body), test(rightExpr, body));

export const OrExpression: LowerExpression<'OrExpression'> = ({ leftExpr, rightExpr }, body) =>
  b.logical('||', test(leftExpr, body), test(rightExpr, body));

export const NotExpression: LowerExpression<'NotExpression'> = ({ expr }, body) => b.not(test(expr, body));

export const UnaryMinusExpression: LowerExpression<'UnaryMinusExpression'> = ({ expr, start }, body) => {
  if (expr.type === 'LiteralInteger' && typeof expr.value === 'number')
    return b.number(expr.value === 0 ? 0 : -expr.value);
  if (expr.type === 'LiteralFloat') return float(-expr.value, body.module);
  return body.module.call('negate', [expression(expr, body)], start);
};

/** Adds the record of the region to an operator that may match a regular expression. */
function recording(call: ESTree.CallExpression, body: Body, node: Expression): ESTree.Expression {
  const region = body.module.analysis.matchRegions.get(node);
  const record = region === undefined ? null : body.recordFor(region);
  if (record !== null) call.arguments.push(record);
  return call;
}
