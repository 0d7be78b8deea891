import type { ClassDefinition, Parameter, ResourceTypeDefinition } from '@pptjs/runtime/core';

/** Definitions do not change, so their names and keys are computed once. */
const namesByParameters = new WeakMap<readonly Parameter[], ReadonlySet<string>>();
const keysByClass = new WeakMap<ClassDefinition, ReadonlyMap<string, string>>();

/** The names of a definition's parameters. */
export function parameterNames({ parameters }: ClassDefinition | ResourceTypeDefinition): ReadonlySet<string> {
  let found = namesByParameters.get(parameters);
  if (found === undefined) namesByParameters.set(parameters, (found = new Set(parameters.map(({ name }) => name))));
  return found;
}

/** The keys of the data for the parameters of a class, by the names of the parameters: `port` → `ntp::port`. */
export function lookupKeys(definition: ClassDefinition): ReadonlyMap<string, string> {
  let found = keysByClass.get(definition);
  if (found === undefined) {
    found = new Map(definition.parameters.map(({ name }) => [name, `${definition.name}::${name}`]));
    keysByClass.set(definition, found);
  }
  return found;
}
