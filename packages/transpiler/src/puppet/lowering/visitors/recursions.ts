/** Functions that call themselves with an extended collection. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression, FunctionDefinition, Parameter } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { Kind, type Kinds } from '../../inference/lattice/index.js';
import { type AccumulatingRecursion, type LoweringContext, NO_RECURSION } from '../context.js';
import { hasOnly } from '../known-types.js';

const EXTENSIBLE: Kinds = Kind.array | Kind.hash;

/**
 * The accumulators of a function: one for each parameter whose collection the function extends in the calls with which it ends.
 * The function must not test the collection: a test of all elements in each call takes longer than the extension.
 */
export function accumulatingRecursion(
  node: FunctionDefinition,
  context: LoweringContext,
  proved: ReadonlySet<Parameter>,
): AccumulatingRecursion {
  const recursion = context.module.analysis.recursions.get(node);
  if (recursion === undefined) return NO_RECURSION;
  const accumulators: ESTree.Identifier[] = [];
  const extensions = new Map<Expression, ESTree.Identifier>();
  for (const [index, expressions] of recursion.extensions) {
    const parameter = node.parameters[index]!;
    if (parameter.typeExpr !== null && !proved.has(parameter)) continue;
    const extended = [...expressions].filter((each) => !addsNames(each));
    if (extended.length === 0 || !extended.every((each) => hasOnly(context.typeOf(each), EXTENSIBLE))) continue;
    const accumulator = b.identifier(context.locals.temporary('accumulator'));
    accumulators.push(accumulator);
    for (const each of extended) extensions.set(each, accumulator);
  }
  return accumulators.length === 0 ? NO_RECURSION : { calls: recursion.calls, accumulators, extensions };
}

/** Whether an expression adds pairs with literal keys to a hash. Such a record is created faster than it is extended in place. */
function addsNames(node: Expression): boolean {
  const added = node.type === 'ArithmeticExpression' ? unwrap(node.rightExpr) : node;
  return added.type === 'LiteralHash' && added.entries.every(({ key }) => literalText(key) !== null);
}
