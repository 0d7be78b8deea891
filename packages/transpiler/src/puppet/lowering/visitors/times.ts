/** Operators with times: `sumOfTimes(Timestamp, $time, $span)` for `$time + $span`. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { ArithmeticOperator, ComparisonOperator } from '../../ast/nodes.js';
import { Kind } from '../../inference/lattice/index.js';
import { hasOnly } from '../known-types.js';
import type { Module } from '../module.js';
import type { TypedOperand } from './floats.js';

type TimeName = 'Timespan' | 'Timestamp';

/** The class of the times that an operand can be; null if it can be something else, or times of both classes. */
function classOf({ type }: TypedOperand): TimeName | null {
  if (hasOnly(type, Kind.timestamp)) return 'Timestamp';
  return hasOnly(type, Kind.timespan) ? 'Timespan' : null;
}

/** The sum or difference of two times, or the product of a Timespan and an Integer. Null for other operations. */
export function timeArithmetic(
  operator: ArithmeticOperator,
  left: TypedOperand,
  right: TypedOperand,
  at: number,
  module: Module,
): ESTree.Expression | null {
  const [first, second] = [classOf(left), classOf(right)];
  const create = (helper: string, type: TimeName): ESTree.Expression =>
    module.call(helper, [module.imported('runtime', type), left.value, right.value], at);
  if (operator === '*')
    return first === 'Timespan' && hasOnly(right.type, Kind.integer) ? create('scaledTime', first) : null;
  if (first === null || second === null) return null;
  if (operator === '+') {
    if (first === 'Timestamp' && second === 'Timestamp') return null;
    return create('sumOfTimes', first === second ? 'Timespan' : 'Timestamp');
  }
  if (operator !== '-' || (first === 'Timespan' && second === 'Timestamp')) return null;
  return create('differenceOfTimes', first === second ? 'Timespan' : 'Timestamp');
}

/** A comparison of two times of the same class; null for other operands. */
export function timeComparison(
  operator: ComparisonOperator,
  left: TypedOperand,
  right: TypedOperand,
  at: number,
  module: Module,
): ESTree.Expression | null {
  const type = classOf(left);
  if (type === null || type !== classOf(right)) return null;
  const order = module.call('compareTimes', [left.value, right.value], at);
  const comparison = operator === '==' ? '===' : operator === '!=' ? '!==' : operator;
  return b.binary(comparison, order, b.number(0));
}
