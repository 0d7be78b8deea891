import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { misplacedParameter, takenValues } from '../../analysis/accepted-values.js';
import { isLiteralType } from '../../analysis/constants.js';
import { entryOf } from '../../analysis/result.js';
import type { LambdaExpression, Parameter } from '../../ast/nodes.js';
import { LoweringContext } from '../context.js';
import { isProved } from '../proofs.js';
import { checkResults } from '../result-check.js';
import { RETURN } from '../sink.js';
import { type ArgumentCheck, argumentCheck } from './argument-checks.js';
import { describeCallable, functionParameters, reservedNames, valuesOfParameters, variableOf } from './parameters.js';

/**
 * The block of a built-in `reduce`. A block that extends the collection in its memo in place becomes
 * `accumulating(($memo, $x, accumulator) => …)`.
 *
 * @param accumulator the accumulator of the code around the call, if the call extends its collection
 */
export function reducerExpression(
  node: LambdaExpression,
  outer: LoweringContext,
  accumulator: ESTree.Identifier | null,
): ESTree.Expression {
  const { module } = outer;
  const accumulation = module.analysis.accumulations.get(node);
  if (accumulation === undefined || !module.ownedParameters.makesFaster(accumulation.extensions))
    return lambdaExpression(node, outer);
  const block = lambdaExpression(node, outer, b.identifier(outer.locals.temporary('accumulator')));
  if (accumulator !== null) return module.call('accumulating', [block, accumulator]);
  return module.call(accumulation.sharesElements ? 'accumulatingShallowly' : 'accumulating', [block]);
}

/** `|$x| { … }` becomes an arrow function. A lambda with types, defaults or `*$rest` also gets a signature. */
export function lambdaExpression(
  node: LambdaExpression,
  outer: LoweringContext,
  accumulator: ESTree.Identifier | null = null,
): ESTree.Expression {
  const { module } = outer;
  const misplaced = misplacedParameter(node.parameters);
  if (misplaced !== null) return module.call('rejectParameter', [b.literal(misplaced.name)], misplaced.nameStart);
  const context = new LoweringContext(module, entryOf(module.analysis.frames, node), outer);
  context.accumulator = accumulator;
  if (!needsSignature(node)) return lambdaFunction(node, context, null);
  const isConstant = [...node.parameters.map(({ typeExpr }) => typeExpr), node.returnType].every(
    (type) => type === null || isLiteralType(type),
  );
  const description = b.object(describeCallable(node, module, outer));
  const signature = isConstant
    ? module.constant('signature', description)
    : outer.locals.temporaryAhead(module.localName('signature'));
  const lambda = lambdaFunction(node, context, signature);
  return module.call('lambda', [isConstant ? signature : b.assign(signature, description), lambda], node.start);
}

function lambdaFunction(
  node: LambdaExpression,
  context: LoweringContext,
  signature: ESTree.Identifier | null,
): ESTree.Expression {
  const { module } = context;
  const out: ESTree.Statement[] = reservedNames(node.parameters, context);
  const parameters = functionParameters(node.parameters, context, out);
  if (context.accumulator !== null) parameters.push(context.accumulator);
  if (signature !== null) {
    const check: ArgumentCheck = {
      proved: new Set(),
      knownType: () => ANY,
      valueFor: (parameter) => variableOf(parameter, node.parameters, context),
      signature: () => signature,
      rejects: () => module.call('checkBlockArguments', [signature, ...valuesOfParameters(node.parameters, context)]),
    };
    out.push(...argumentCheck(node.parameters, context, check));
    if (node.returnType !== null)
      checkResults(node.returnType, (value) => module.call('checkBlockReturn', [signature, value]), context);
  }
  out.push(...(node.body === null ? [b.returnStatement(b.literal(null))] : context.statements(node.body, RETURN)));
  const [first] = out;
  if (out.length === 1 && !context.hasPrologue && first?.type === 'ReturnStatement' && first.argument)
    return b.arrow(parameters, first.argument, node.start);
  return b.arrow(parameters, b.block(context.finish(out)), node.start);
}

/** Whether the lambda checks its arguments or its result, or has optional parameters. */
function needsSignature({ parameters, returnType }: LambdaExpression): boolean {
  return (
    returnType !== null ||
    parameters.some(({ typeExpr, value, capturesRest }) => typeExpr !== null || value !== null || capturesRest)
  );
}

/**
 * Whether statements can check the arguments of a block, which has literal types only: the types certainly exist. Puppet
 * reports other types even if the block is never called.
 */
export function hasKnownTypes({ parameters }: LambdaExpression, { module }: LoweringContext): boolean {
  return parameters.every(({ typeExpr }) => typeExpr === null || (module.types?.denotedBy(typeExpr) ?? null) !== null);
}

/**
 * The statements that check the arguments of a block that is not a function; none if they certainly have the declared types.
 *
 * @param passed the types of the arguments; null for unknown ones
 * @param at the offset of the call in the Puppet source
 */
export function blockCheck(
  node: LambdaExpression,
  passed: readonly (PuppetType | null)[],
  context: LoweringContext,
  at: number,
): ESTree.Statement[] {
  const { module } = context;
  const isArgumentProved = (parameter: Parameter, index: number): boolean => {
    const { type, count } = takenValues(parameter, node.parameters);
    const declared = type === null ? ANY : (module.types?.denotedBy(type) ?? null);
    const passedType = passed[index] ?? null;
    return count !== null && declared !== null && passedType !== null && isProved(passedType, declared);
  };
  let description: ESTree.Identifier | undefined;
  const signature = (): ESTree.Identifier =>
    (description ??= module.constant('signature', b.object(describeCallable(node, module))));
  return argumentCheck(node.parameters, context, {
    proved: new Set(node.parameters.filter(isArgumentProved)),
    knownType: (parameter) => passed[node.parameters.indexOf(parameter)] ?? ANY,
    valueFor: (parameter) => variableOf(parameter, node.parameters, context),
    signature,
    rejects: () =>
      module.call('checkBlockArguments', [signature(), ...valuesOfParameters(node.parameters, context)], at),
  });
}
