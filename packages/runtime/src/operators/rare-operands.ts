import type { Value } from '../values/value.js';

/** The code of an operator for operands that are no small Integers. */
type RareOperation<T> = (left: Value, right: Value) => T;

/**
 * Calls the rare operation of an operator. Engines inline only small functions, and the size of a function includes the code
 * that is inlined into it: after one program with products of Floats, an engine would no longer inline `*` into the loops of
 * other programs. So an engine must not inline rare operations. All operators share this call, which reads the operation from a
 * list, so that an engine does not know which function it calls.
 */
export function applyToRareOperands<T>(operation: readonly [RareOperation<T>], left: Value, right: Value): T {
  return operation[0](left, right);
}
