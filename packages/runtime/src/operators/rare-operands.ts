import type { Value } from '../values/value.js';

/** The code of an operator for operands that are no small Integers. */
type RareOperation<T> = (left: Value, right: Value) => T;

/**
 * Calls the rare operation of an operator. An engine copies an operator into the code that calls it only if the operator is
 * small, and counts the code that it has copied into the operator before: after one program with products of Floats, it would
 * no longer copy `*` into the loops of other programs. All operators therefore share this call, which reads the operation from
 * a list: the engine does not know the operation, and copies no code for other values.
 */
export function applyToRareOperands<T>(operation: readonly [RareOperation<T>], left: Value, right: Value): T {
  return operation[0](left, right);
}
