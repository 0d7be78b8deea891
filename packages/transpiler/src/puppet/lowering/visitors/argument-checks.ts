/** The checks of the types of arguments, in the JavaScript functions of functions, lambdas and blocks. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { type TakenValues, takenValues, type ValueCount } from '../../analysis/accepted-values.js';
import type { Parameter } from '../../ast/nodes.js';
import type { AddedParts } from '../added-elements.js';
import type { LoweringContext } from '../context.js';
import type { Module } from '../module.js';
import { type ElementTest, remainingTest } from '../remaining-tests.js';
import type { ResultTest } from '../sink.js';
import { hasPartialGuard, hasTypeGuard, inlineTypeGuard } from '../type-guards.js';
import { countComparisons, lengthTests } from '../value-tests.js';

/** How the arguments of a function or lambda are checked. */
export interface ArgumentCheck {
  /** The parameters whose values certainly have the declared types. */
  readonly proved: ReadonlySet<Parameter>;
  /** Returns a type of all values of a parameter. */
  readonly knownType: (parameter: Parameter) => PuppetType;
  /** Returns what the expression of the value of a parameter adds to lists, if the value has an expression. */
  readonly added?: (parameter: Parameter) => AddedParts | undefined;
  /** Returns the value of a parameter that is not proved. */
  readonly valueFor: (parameter: Parameter) => ESTree.Identifier;
  /** Returns what describes the parameters at run time. */
  readonly signature: () => ESTree.Expression;
  /** Returns the call that checks all arguments and reports the wrong ones. */
  readonly rejects: () => ESTree.Expression;
}

/** A parameter whose values must be tested. */
interface CheckedParameter {
  readonly parameter: Parameter;
  readonly index: number;
  readonly taken: TakenValues;
  /** The test of that part of the declared type that is not proved; null if there is none. */
  readonly remainder: ResultTest | null;
  /** Whether the function has no other parameter. */
  readonly isOnly: boolean;
}

/** The statement that checks the arguments' types unless quick tests accept them; none if nothing is checked. */
export function argumentCheck(
  parameters: readonly Parameter[],
  context: LoweringContext,
  check: ArgumentCheck,
): ESTree.Statement[] {
  const { module } = context;
  const typed = parameters.filter(({ typeExpr }) => typeExpr !== null);
  const checked = typed
    .filter((parameter) => !check.proved.has(parameter))
    .map((parameter) => checkedParameter(parameter, parameters, module, check));
  if (checked.length === 0) return [];
  const hasProved = checked.length < typed.length;
  const hasGuard =
    checked.some(({ remainder }) => remainder !== null) ||
    checked.some(({ taken: { type } }) => type === null || hasTypeGuard(type, module));
  // Without values for the rest, no test uses its type, which may not exist.
  const isUnknownRest = checked.some(({ parameter, taken }) => parameter.capturesRest && !isKnownType(taken, module));
  if (isUnknownRest || (!hasProved && !hasGuard)) return [b.statement(check.rejects())];
  const tests = checked.map((each) => guardOf(each, context, check)).filter((test) => test !== true);
  if (tests.length === 0) return [];
  const fails = b.negated(b.joined('&&', tests));
  const isShort = tests.length === 1 && tests.every((test) => countComparisons(test) <= 2);
  const rejection = b.statement(check.rejects());
  return [b.ifStatement(fails, isShort ? rejection : b.block([rejection]))];
}

function checkedParameter(
  parameter: Parameter,
  parameters: readonly Parameter[],
  module: Module,
  { knownType, added, signature }: ArgumentCheck,
): CheckedParameter {
  const index = parameters.indexOf(parameter);
  const taken = takenValues(parameter, parameters);
  const { type } = taken;
  const declared = type === null || parameter.capturesRest ? null : (module.types?.denotedBy(type) ?? null);
  const testOf: ElementTest = (hash, key) =>
    module.call('isElement', [signature(), b.number(index), hash, b.literal(key)]);
  const source = { testOf, added: added?.(parameter) };
  const remainder = declared === null ? null : remainingTest(knownType(parameter), declared, module, source);
  return { parameter, index, taken, remainder, isOnly: parameters.length === 1 };
}

function isKnownType({ type, count }: TakenValues, { types }: Module): boolean {
  return count !== null && (type === null || (types?.denotedBy(type) ?? null) !== null);
}

/** The test that accepts the values of a parameter; `true` if all are accepted. */
function guardOf(
  { parameter, index, taken: { type, count }, remainder, isOnly }: CheckedParameter,
  context: LoweringContext,
  { valueFor, signature }: ArgumentCheck,
): ESTree.Expression | true {
  const { module } = context;
  const guardOfValue = (value: ESTree.Identifier): ESTree.Expression | true => {
    if (type === null) return true;
    if (remainder !== null) return remainder(value);
    const guard = inlineTypeGuard(type, value, module);
    if (guard !== null && (isOnly || !hasPartialGuard(type, module))) return guard;
    const test = module.call('isArgument', [signature(), b.number(index), value]);
    return guard === null || guard === true ? test : b.logical('||', guard, test);
  };
  const value = valueFor(parameter);
  return parameter.capturesRest ? guardOfRest(value, count!, context, guardOfValue) : guardOfValue(value);
}

/**
 * The test of a parameter `*$rest`, which tests the number of the values and each of them:
 * `$rest.length <= 2 && $rest.every((value) => …)`.
 */
function guardOfRest(
  id: ESTree.Identifier,
  count: ValueCount,
  context: LoweringContext,
  guardOfValue: (value: ESTree.Identifier) => ESTree.Expression | true,
): ESTree.Expression | true {
  const tests = lengthTests(id, count);
  const value = b.identifier(context.locals.temporary('value'));
  const guard = guardOfValue(value);
  if (guard !== true) tests.push(b.call(b.member(id, 'every'), [b.arrow([value], guard)]));
  return tests.length === 0 || b.joined('&&', tests);
}
