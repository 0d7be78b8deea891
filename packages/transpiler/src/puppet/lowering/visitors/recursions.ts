/** Functions that extend a collection of a parameter in place: one that they own, or one that they pass to a call of themselves. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression, FunctionDefinition, Parameter } from '../../ast/nodes.js';
import { type Call, isCall } from '../../ast/shapes.js';
import { type AccumulatingFunction, type LoweringContext, NO_ACCUMULATORS } from '../context.js';
import { EXTENSIBLE, hasOnly } from '../known-types.js';
import { addsNames, isFasterInPlace } from '../owned-parameters.js';

/**
 * The accumulators of a function: one for each parameter whose collection the function extends. The first one is that of the
 * parameter that the function owns. The function must not test the collection: a test of all elements in each call takes longer
 * than the extension.
 */
export function accumulatingFunction(
  node: FunctionDefinition,
  context: LoweringContext,
  proved: ReadonlySet<Parameter>,
): AccumulatingFunction {
  const { analysis, ownedParameters } = context.module;
  const owned = ownedParameters.of(node);
  const recursion = analysis.recursions.get(node);
  const accumulators: ESTree.Identifier[] = [];
  const extensions = new Map<Expression, ESTree.Identifier>();
  const add = (extended: Iterable<Expression>): void => {
    const accumulator = b.identifier(context.locals.temporary('accumulator'));
    accumulators.push(accumulator);
    for (const each of extended) extensions.set(each, accumulator);
  };
  if (owned !== null)
    add([...owned.extensions].filter((each) => isCall(each) || isFasterInPlace(each, context.typeOf(each))));
  for (const [index, expressions] of recursion?.extensions ?? []) {
    const parameter = node.parameters[index]!;
    if (index === owned?.index || (parameter.typeExpr !== null && !proved.has(parameter))) continue;
    const extended = [...expressions].filter((each) => !addsNames(each) && ownedParameters.usesAccumulator(each));
    if (extended.length > 0 && extended.every((each) => hasOnly(context.typeOf(each), EXTENSIBLE))) add(extended);
  }
  if (accumulators.length === 0) return NO_ACCUMULATORS;
  return { calls: recursion?.calls ?? NO_ACCUMULATORS.calls, accumulators, extensions };
}

/**
 * The parameters for the accumulators. A function that extends a collection once has nothing to change in place if its caller
 * passes no accumulator. Another function then creates one.
 */
export function accumulatorParameters(
  { calls, accumulators, extensions }: AccumulatingFunction,
  context: LoweringContext,
): ESTree.Pattern[] {
  const { module } = context;
  const isRepeated = calls.size > 0 || [...extensions.keys()].some((each) => isCall(each) && each.lambda !== null);
  return accumulators.map((id) =>
    isRepeated ? b.withDefault(id, module.call('newAccumulator', [b.object([['isDeep', b.literal(false)]])])) : id,
  );
}

/** The accumulators that a call passes to a function of the file. */
export function passedAccumulators(
  call: Call,
  callee: FunctionDefinition,
  context: LoweringContext,
): readonly ESTree.Identifier[] {
  const { calls, accumulators } = context.accumulating;
  if (calls.has(call)) return accumulators;
  const accumulator = context.accumulatorFor(call);
  return accumulator === null || context.module.ownedParameters.of(callee) === null ? [] : [accumulator];
}
