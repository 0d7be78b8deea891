/** Calls that need only a part of what a loop returns, or change it to a hash. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { partWithKey } from '../../analysis/memo-parts.js';
import type { AccessExpression, Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, functorOf, unwrap } from '../../ast/shapes.js';
import { elementTypes } from '../../inference/index.js';
import { Kind } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly, isTupleOf } from '../known-types.js';
import { filterOfHash, loopOf, splitMemoOf } from './loop-calls.js';
import { LoopLowering } from './loops.js';

/**
 * The keys, values or size of the hash that `filter` returns, without that hash: `$hash.filter |$k, $v| { … }.keys`. Appends
 * the loop to `out`. Returns null for other expressions.
 */
export function partOfFiltered(
  node: Call,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression | null {
  const [filtered, ...others] = argumentsOf(node);
  const builtin = node.lambda === null ? context.module.calledBuiltin(node) : undefined;
  if (builtin === undefined || !PARTS.has(builtin) || filtered === undefined || others.length > 0) return null;
  const loop = filterOfHash(filtered, context);
  if (loop === null) return null;
  const list = new LoopLowering(loop, context, out).filterTo(builtin === 'values' ? 'value' : 'key');
  if (builtin === 'keys' || builtin === 'values') {
    context.addArray(list.name);
    return list;
  }
  const size = b.member(list, 'length');
  return builtin === 'empty' ? b.binary('===', size, b.literal(0)) : size;
}

/**
 * The first element that `filter` keeps of an array, without a list of the others: `$list.filter |$x| { … }[0]`. Appends the loop
 * to `out`. Returns null for other expressions.
 */
export function firstOfFiltered(
  node: AccessExpression,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression | null {
  const [key, ...others] = node.keys;
  if (key?.type !== 'LiteralInteger' || key.value !== 0 || others.length > 0) return null;
  const loop = loopOf(unwrap(node.leftExpr), context);
  if (loop?.name !== 'filter' || loop.block.parameters.length !== 1) return null;
  if (!hasOnly(context.typeOf(argumentsOf(loop.node)[0]!), Kind.array)) return null;
  return new LoopLowering(loop, context, out).firstKept();
}

/**
 * The part of the result of `reduce` with a literal key, without the result: `$list.reduce([0, []]) |$memo, $x| { … }[1]`. Appends the
 * loop to `out`. Returns null for other expressions.
 */
export function partOfReduced(
  { leftExpr, keys }: AccessExpression,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression | null {
  const loop = loopOf(unwrap(leftExpr), context);
  const split = loop === null ? null : splitMemoOf(loop, context);
  const [key, ...others] = keys;
  if (loop === null || split === null || key === undefined || others.length > 0) return null;
  const part = partWithKey(key, split.keys, split.parts.length);
  return part === undefined ? null : (new LoopLowering(loop, context, out).partsOf(split).list()[part] ?? null);
}

/** The parts of an array that `reduce` returns, without that array. Appends the loop to `out`. Returns null for other expressions. */
export function elementsOfReduced(
  node: Expression,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression[] | null {
  const loop = loopOf(unwrap(node), context);
  const split = loop === null ? null : splitMemoOf(loop, context);
  return loop === null || split?.keys !== null ? null : new LoopLowering(loop, context, out).partsOf(split).list();
}

/** The functions of a hash that need only its keys or its values. */
const PARTS: ReadonlySet<string> = new Set(['empty', 'keys', 'length', 'size', 'values']);

/** A new Hash of the pairs that a loop of `map` returns: `Hash($xs.map |$x| { [$x, 1] })`. Null for other calls. */
export function builtHash(node: Call, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression | null {
  if (node.lambda !== null) return null;
  const [type, pairs, ...others] = creationOf(node, context);
  if (type === undefined || pairs === undefined || others.length > 0) return null;
  const name = unwrap(type);
  return name.type === 'QualifiedReference' && name.value === 'hash' ? hashOfMapped(pairs, context, out) : null;
}

/** The type and the values of which a call creates an instance. */
function creationOf(node: Call, context: LoweringContext): readonly Expression[] {
  const args = argumentsOf(node);
  if (calledName(node) === null) return [functorOf(node), ...args];
  const builtin = context.module.calledBuiltin(node);
  if (builtin === 'new') return args;
  const [value, type, ...others] = args;
  return builtin === 'convert_to' && value !== undefined && type !== undefined ? [type, value, ...others] : [];
}

/**
 * The hash of the pairs that `map` returns, without an array of these pairs. Appends the loop to `out`. Returns null for other
 * expressions.
 *
 * @param pairs the expression of the pairs
 */
function hashOfMapped(pairs: Expression, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression | null {
  const loop = loopOf(unwrap(pairs), context);
  if (loop?.name !== 'map') return null;
  const elements = elementTypes(context.typeOf(loop.node));
  return elements !== null && isTupleOf(elements.one, 2) ? new LoopLowering(loop, context, out).mapToHash() : null;
}
