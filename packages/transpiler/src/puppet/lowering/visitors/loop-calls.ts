/** The calls of iteration functions that become loops. */
import type { SplitMemo } from '../../analysis/result.js';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, isCall, unwrap } from '../../ast/shapes.js';
import { Kind } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { hasKnownTypes } from './lambdas.js';

/** A call that becomes a loop. */
export interface Loop {
  readonly node: Call;
  readonly block: LambdaExpression;
  /** The name of the built-in function. */
  readonly name: string;
  /** The export of the built-in function. */
  readonly builtin: string;
}

/** Whether an expression is a call that becomes a loop where statements are possible. */
export function isLoop(node: Expression, context: LoweringContext): boolean {
  return loopOf(unwrap(node), context) !== null;
}

/** The loop that a call becomes; null for other expressions. */
export function loopOf(node: Expression, context: LoweringContext): Loop | null {
  const { module } = context;
  if (!isCall(node)) return null;
  const name = calledName(node);
  if (name === null || node.lambda === null || !module.analysis.loops.has(node)) return null;
  if (!hasKnownTypes(node.lambda, context)) return null;
  const builtin = module.calledBuiltin(node);
  return builtin === undefined ? null : { node, block: node.lambda, name, builtin };
}

/** The parts of the memo of a loop of `reduce`, if variables have them; null for other loops. */
export function splitMemoOf({ block }: Loop, { module }: LoweringContext): SplitMemo | null {
  return (module.hasPlainValues && module.analysis.splitMemos.get(block)) || null;
}

/** The loop of a call of `filter` that returns a hash; null for other expressions. */
export function filterOfHash(node: Expression, context: LoweringContext): Loop | null {
  const loop = loopOf(unwrap(node), context);
  return loop?.name === 'filter' && hasOnly(context.typeOf(argumentsOf(loop.node)[0]!), Kind.hash) ? loop : null;
}
