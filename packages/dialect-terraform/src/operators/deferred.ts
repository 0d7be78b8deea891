import { errorCount } from '../evaluation/evaluation.js';
import type { Value } from '../values/value.js';

/**
 * An operand that Terraform evaluates at another time than JavaScript evaluates arguments: after the errors of the
 * operands before it. An operand that cannot fail may be a value.
 */
export type Deferred = Value | (() => Value);

/** Returns the value of an operand, which is evaluated now if it is a function. */
export function evaluated(operand: Deferred): Value {
  return typeof operand === 'function' ? operand() : operand;
}

/** A value, and whether its evaluation reported an error. */
export interface Outcome {
  readonly value: Value;
  readonly hasFailed: boolean;
}

/** Evaluates an operand, and returns also whether this reported an error. */
export function outcomeOf(operand: Deferred): Outcome {
  if (typeof operand !== 'function') return { value: operand, hasFailed: false };
  const count = errorCount();
  const value = operand();
  return { value, hasFailed: errorCount() > count };
}
