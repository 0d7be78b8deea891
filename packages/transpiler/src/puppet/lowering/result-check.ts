import type { PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { Expression } from '../ast/nodes.js';
import { addedElements, addedParts, type Elements } from './added-elements.js';
import type { LoweringContext } from './context.js';
import { isProved, isProvedUnlessUndef } from './proofs.js';
import { remainingTest } from './remaining-tests.js';
import { namedResult, PROVED_RETURN, RETURN, RETURN_UNLESS_UNDEF, type Sink } from './sink.js';
import { acceptsEverything, hasTypeGuard, inlineTypeGuard } from './type-guards.js';

/** The check that code makes of the values that a function returns. */
export interface ResultCheck {
  /** Returns the checked value. May add statements to `out`. */
  readonly check: (value: ESTree.Expression, out: ESTree.Statement[]) => ESTree.Expression;
  /** As `check`, for a value that has failed a quick test. */
  readonly checkFailed: (value: ESTree.Expression) => ESTree.Expression;
  /** As `check`, for an array of which only some elements need the check; null if there is no such check. */
  readonly checkElements: ((value: ESTree.Expression, unproved: Elements) => ESTree.Expression) | null;
  /** The type that values must have; null if it is not known. */
  readonly type: PuppetType | null;
}

/** The check of a function without a declared type of its result. */
export const NO_RESULT_CHECK: ResultCheck = {
  check: (value) => value,
  checkFailed: (value) => value,
  checkElements: null,
  type: null,
};

/**
 * Makes the code of a function or lambda check the types of those results that are not proved.
 *
 * @param check returns the call of the runtime that checks a value
 * @param checkElements returns the call that checks some elements of an array
 */
export function checkResults(
  returnType: Expression,
  check: (value: ESTree.Expression) => ESTree.Expression,
  context: LoweringContext,
  checkElements: ResultCheck['checkElements'] = null,
): void {
  context.resultCheck = {
    check: guardedCheck(returnType, check, context),
    checkFailed: check,
    checkElements,
    type: context.module.types?.denotedBy(returnType) ?? null,
  };
}

/** Returns the check of a result, with an inline guard before it if the type has one. */
function guardedCheck(
  returnType: Expression,
  check: (value: ESTree.Expression) => ESTree.Expression,
  context: LoweringContext,
): ResultCheck['check'] {
  const guard = (value: ESTree.Identifier): ESTree.Expression | true | null =>
    inlineTypeGuard(returnType, value, context.module);
  if (!hasTypeGuard(returnType, context.module)) return check;
  if (acceptsEverything(returnType, context.module)) return (value) => value;
  return (value, out) => {
    if (value.type === 'Literal') return isLiteralOf(returnType, value, context) ? value : check(value);
    const result = namedResult(value, context, out);
    return b.conditional(guard(result) as ESTree.Expression, result, check(result));
  };
}

/** Whether a literal is certainly an instance of a type. */
function isLiteralOf(type: Expression, { value }: ESTree.Literal, { module }: LoweringContext): boolean {
  const isValue =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value);
  return isValue && module.types?.denotedBy(type)?.isInstance(value) === true;
}

/** Returns the sink for the value of a node: `sink`, unless the function returns the value and more is proved about it. */
export function provedSink(node: Expression, sink: Sink, context: LoweringContext): Sink {
  const { type: declared, checkElements } = context.resultCheck;
  if (declared === null || (sink !== RETURN && sink !== RETURN_UNLESS_UNDEF)) return sink;
  const type = context.typeOf(node);
  if (isProved(type, declared)) return PROVED_RETURN;
  if (isProvedUnlessUndef(type, declared)) return RETURN_UNLESS_UNDEF;
  const added = checkElements === null ? null : addedElements(node, declared, (each) => context.typeOf(each));
  return added === null ? sink : { kind: 'return', proof: added };
}

/** Returns `sink`, with a test of that part of a returned value that is not proved. */
export function testedSink(node: Expression, sink: Sink, context: LoweringContext): Sink {
  const { type: declared } = context.resultCheck;
  if (declared === null || sink !== RETURN) return sink;
  const added = addedParts(node, (each) => context.typeOf(each));
  const accepts = remainingTest(context.typeOf(node), declared, context.module, { added });
  return accepts === null ? sink : { kind: 'return', proof: 'none', accepts };
}
