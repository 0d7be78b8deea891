import {
  type ClassDefinition,
  NextSignal,
  type ResourceTypeDefinition,
  ReturnSignal,
  type Scope,
  type Value,
} from '@pptjs/runtime/core';

/**
 * Evaluates the statements of a class or defined type. `return()` and `next()` end them.
 * @param values the values of the parameters in order
 */
export function runBody(
  { body }: ClassDefinition | ResourceTypeDefinition,
  scope: Scope,
  values: readonly Value[],
): void {
  try {
    body(scope, values);
  } catch (error) {
    if (!(error instanceof ReturnSignal || error instanceof NextSignal)) throw error;
  }
}
