/** The orders in which loops visit elements, as far as the text of the program contains them. */
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, calledName, unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';

/** Integers from `from` to `to`, which are the first and the last one. The distance `step` is negative in reverse order. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The elements of a collection: all, or every nth, from the first or from the last. */
export interface Order {
  readonly collection: Expression;
  readonly isReversed: boolean;
  /** The distance of the elements; at least 1. */
  readonly step: number;
}

/** The order of all elements of a collection, from the first. */
export function wholeOrder(collection: Expression): Order {
  return { collection, isReversed: false, step: 1 };
}

/** The ends of a range of integers that the text of the program contains: `Integer[$a, $b]`. */
export function rangeEnds(node: Expression): readonly [Expression, Expression] | null {
  const inner = unwrap(node);
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return null;
  const [from, to, ...others] = inner.keys;
  const isRange = inner.leftExpr.value === 'integer' && others.length === 0;
  return isRange && from !== undefined && to !== undefined ? [from, to] : null;
}

/**
 * The numbers of a call of `step` or `reverse_each` on literal integers; null for other collections, and for both calls:
 * in Puppet, every nth of the integers in reverse order may lack the last one.
 */
export function rangeOf({ collection, isReversed, step }: Order): Range | null {
  const range = literalRange(collection);
  if (range === null || (isReversed && step > 1)) return null;
  const { from, to } = range;
  return isReversed
    ? { from: to, to: from, step: -1 }
    : { from, to: from + Math.floor((to - from) / step) * step, step };
}

/** The bounds of `Integer[1, 10]`, or of `10`; null for another expression, and for bounds in the wrong order. */
function literalRange(node: Expression): Omit<Range, 'step'> | null {
  const inner = unwrap(node);
  if (inner.type === 'LiteralInteger')
    return typeof inner.value === 'number' && inner.value > 0 ? { from: 0, to: inner.value - 1 } : null;
  const [from, to] = (rangeEnds(inner) ?? []).map((key) => (key.type === 'LiteralInteger' ? key.value : null));
  return typeof from === 'number' && typeof to === 'number' && from <= to ? { from, to } : null;
}

/**
 * The order of the elements that `reverse_each` and `step` without blocks return:
 * `$list.reverse_each.step(2)` has every second element of `$list`, from the last.
 */
export function orderOf(node: Expression, context: LoweringContext): Order {
  const whole = wholeOrder(node);
  const inner = unwrap(node);
  if (inner.type !== 'CallNamedFunctionExpression' && inner.type !== 'CallMethodExpression') return whole;
  if (inner.lambda !== null || context.module.calledBuiltin(inner) === undefined) return whole;
  const [collection, distance, ...others] = argumentsOf(inner);
  if (collection === undefined || unwrap(collection).type === 'UnfoldExpression' || others.length > 0) return whole;
  const name = calledName(inner);
  const order = orderOf(collection, context);
  // The first of the elements with a distance depends on their number.
  if (name === 'reverse_each' && distance === undefined && order.step === 1)
    return { ...order, isReversed: !order.isReversed };
  if (name !== 'step' || distance?.type !== 'LiteralInteger') return whole;
  const step = Number(distance.value) * order.step;
  return step >= 1 && Number.isSafeInteger(step) ? { ...order, step } : whole;
}
