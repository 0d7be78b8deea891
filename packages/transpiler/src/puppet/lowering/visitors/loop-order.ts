/** The orders in which loops visit elements, as far as the text of the program contains them. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, functorOf, isCall, unwrap } from '../../ast/shapes.js';
import { Kind, safeRangeOf } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';

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
function rangeEnds(node: Expression): readonly [Expression, Expression] | null {
  const inner = unwrap(node);
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return null;
  const [from, to, ...others] = inner.keys;
  const isRange = inner.leftExpr.value === 'integer' && others.length === 0;
  return isRange && from !== undefined && to !== undefined ? [from, to] : null;
}

/** A range of integers that the text of the program contains, or every nth of them: `Integer[$a, $b].step($n)`. */
export interface ComputedRange {
  readonly ends: readonly [Expression, Expression];
  /** The offset of the range. */
  readonly start: number;
  readonly step: Step | null;
}

/** A call of `step`. */
interface Step {
  readonly distance: Expression;
  /** The export of the function. */
  readonly builtin: string;
  /** The offset of the function's name. */
  readonly start: number;
}

/** The computed range of Integers that an expression contains; null for other expressions. */
export function computedRange(node: Expression, context: LoweringContext): ComputedRange | null {
  const range = writtenRange(node, context);
  return range?.ends.every((end) => hasOnly(context.typeOf(end), Kind.integer)) === true ? range : null;
}

function writtenRange(node: Expression, context: LoweringContext): ComputedRange | null {
  const ends = rangeEnds(node);
  if (ends !== null) return { ends, start: node.start, step: null };
  const call = callOfOrder(node, 'step', context);
  const [collection, distance] = call?.args ?? [];
  const steppedEnds = collection === undefined ? null : rangeEnds(collection);
  if (call === null || collection === undefined || steppedEnds === null || distance === undefined) return null;
  const step = { distance, builtin: call.builtin, start: functorOf(call.node).start };
  return { ends: steppedEnds, start: collection.start, step };
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
  const [reversed, ...others] = callOfOrder(node, 'reverse_each', context)?.args ?? [];
  if (reversed !== undefined) {
    const order = orderOf(reversed, context);
    // The first of the elements with a distance depends on their number.
    return others.length === 0 && order.step === 1 ? { ...order, isReversed: !order.isReversed } : whole;
  }
  const [collection, distance] = callOfOrder(node, 'step', context)?.args ?? [];
  if (collection === undefined || distance?.type !== 'LiteralInteger') return whole;
  const order = orderOf(collection, context);
  const step = Number(distance.value) * order.step;
  return step >= 1 && Number.isSafeInteger(step) ? { ...order, step } : whole;
}

/** A call of a function that returns elements in another order. */
interface OrderCall {
  readonly node: Call;
  readonly args: readonly Expression[];
  readonly builtin: string;
}

/** A call of a built-in function with one or two arguments and without a block; null for other expressions. */
function callOfOrder(node: Expression, name: 'reverse_each' | 'step', { module }: LoweringContext): OrderCall | null {
  const inner = unwrap(node);
  if (!isCall(inner)) return null;
  const builtin = module.calledBuiltin(inner);
  if (inner.lambda !== null || calledName(inner) !== name || builtin === undefined) return null;
  const args = argumentsOf(inner);
  const isPlain = args.length > 0 && args.length <= 2 && args.every((each) => unwrap(each).type !== 'UnfoldExpression');
  return isPlain ? { node: inner, args, builtin } : null;
}

/**
 * Whether a loop can count from the instances of a type. Numbers up to 2 ** 53 are exact, and no loop counts so far from one of
 * these: the last number can be larger, or a bigint.
 */
export function isCountable(first: PuppetType): boolean {
  const range = safeRangeOf(first);
  return range !== null && Math.max(-range.from, range.to) <= MAX_FIRST;
}

const MAX_FIRST = 2 ** 32;

/** Whether JavaScript code is a literal number, perhaps with a sign. */
export function isNumberLiteral(node: ESTree.Expression): boolean {
  return node.type === 'Literal' || (node.type === 'UnaryExpression' && node.argument.type === 'Literal');
}

/** Whether a collection is a range of integers that the text of the program contains. */
export function isRange(collection: ESTree.Identifier | Range): collection is Range {
  return 'from' in collection;
}

/** Whether a loop over an array visits some of its elements, or begins with the last one. */
export function isOrdered({ isReversed, step }: Order): boolean {
  return isReversed || step > 1;
}
