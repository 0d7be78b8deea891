import type { BodyValues, Parameter, Scope, Value } from '@pptjs/runtime/core';

/** The values for a body before they have a scope. */
interface EmptyValues {
  scope: Scope | null;
  [variable: `$${string}`]: Value;
}

/** The values for each list of parameters, all undef. */
const emptyValues = new WeakMap<readonly Parameter[], EmptyValues>();

/**
 * Returns the values for a body, all undef. The engine copies an object faster than it adds properties with computed names,
 * and sets a property of objects with many shapes faster than it adds one.
 */
export function createBodyValues(parameters: readonly Parameter[], scope: Scope): BodyValues {
  let empty = emptyValues.get(parameters);
  if (empty === undefined) {
    empty = { scope: null };
    for (const { variable } of parameters) empty[variable] = null;
    emptyValues.set(parameters, empty);
  }
  const values = { ...empty };
  values.scope = scope;
  return values as BodyValues;
}
