import type { ClassDefinition, ResourceTypeDefinition } from '../context/definition.js';
import type { Scope } from '../context/scope.js';
import { NextSignal, ReturnSignal } from '../context/signals.js';
import type { Value } from '../values/value.js';

/** Evaluates the statements of a class or defined type; `return()` and `next()` end them. */
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
