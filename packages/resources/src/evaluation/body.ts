import {
  type BodyValues,
  type ClassDefinition,
  NextSignal,
  type ResourceTypeDefinition,
  ReturnSignal,
} from '@pptjs/runtime/core';

/** Evaluates the statements of a class or defined type. `return()` and `next()` end them. */
export function runBody({ body }: ClassDefinition | ResourceTypeDefinition, values: BodyValues): void {
  try {
    body(values);
  } catch (error) {
    if (!(error instanceof ReturnSignal || error instanceof NextSignal)) throw error;
  }
}
