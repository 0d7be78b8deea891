import type { Parameter } from '@pptjs/runtime/core';

const known = new WeakMap<readonly Parameter[], ReadonlySet<string>>();

/** The names of a definition's parameters. */
export function namesOf(parameters: readonly Parameter[]): ReadonlySet<string> {
  let names = known.get(parameters);
  if (names === undefined) known.set(parameters, (names = new Set(parameters.map(({ name }) => name))));
  return names;
}
