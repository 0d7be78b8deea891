import type { Value } from '../values/value.js';

/** The code of an operator for operands that are no small Integers. */
type RareOperation = (left: Value, right: Value) => Value;

/**
 * Calls the rare operation of `+` or `-`. An engine copies an operator into the code that calls it only if the operator is
 * small, and counts the code that it has copied into the operator before. Both operators therefore share this call, which
 * reads the operation from a list: the engine does not know the operation, and copies no code for collections.
 */
export function applyToRareOperands(operation: readonly [RareOperation], left: Value, right: Value): Value {
  return operation[0](left, right);
}
