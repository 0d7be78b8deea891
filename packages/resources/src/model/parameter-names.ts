import {
  type BodyValues,
  type ClassDefinition,
  type Parameter,
  RESERVED_VARIABLES,
  type ResourceTypeDefinition,
  type Scope,
} from '@pptjs/runtime/core';

/** Definitions do not change, so their names and keys are computed once. */
const namesByParameters = new WeakMap<readonly Parameter[], ReadonlySet<string>>();
const reservedByParameters = new WeakMap<readonly Parameter[], string | null>();
const emptyValuesByParameters = new WeakMap<readonly Parameter[], Omit<BodyValues, 'scope'>>();
const keysByClass = new WeakMap<ClassDefinition, readonly ParameterKey[]>();

/** A parameter of a class and its key in the data: `port` and `ntp::port`. */
interface ParameterKey {
  readonly name: string;
  readonly key: string;
}

/** The names of a definition's parameters. */
export function parameterNames({ parameters }: ClassDefinition | ResourceTypeDefinition): ReadonlySet<string> {
  let found = namesByParameters.get(parameters);
  if (found === undefined) namesByParameters.set(parameters, (found = new Set(parameters.map(({ name }) => name))));
  return found;
}

/** The keys of the data for the parameters of a class, in their order. */
export function lookupKeys(definition: ClassDefinition): readonly ParameterKey[] {
  let found = keysByClass.get(definition);
  if (found === undefined) {
    found = definition.parameters.map(({ name }) => ({ name, key: `${definition.name}::${name}` }));
    keysByClass.set(definition, found);
  }
  return found;
}

/**
 * The values for the body of a definition, without the values of the parameters. The engine copies an object with the
 * properties faster than it adds them one by one.
 */
export function emptyValues(scope: Scope, { parameters }: ClassDefinition | ResourceTypeDefinition): BodyValues {
  let found = emptyValuesByParameters.get(parameters);
  if (found === undefined) {
    found = Object.fromEntries(parameters.map(({ variable }) => [variable, null]));
    emptyValuesByParameters.set(parameters, found);
  }
  return { ...found, scope };
}

/** The variables besides the reserved ones that every scope has and that no parameter replaces. */
const MODULE_NAMES: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);

/** The first parameter that has the name of a variable which every scope has; null if there is none. */
export function reservedParameter({ parameters }: ClassDefinition | ResourceTypeDefinition): string | null {
  let found = reservedByParameters.get(parameters);
  if (found === undefined) {
    const isReserved = ({ name }: Parameter): boolean => RESERVED_VARIABLES.has(name) || MODULE_NAMES.has(name);
    reservedByParameters.set(parameters, (found = parameters.find(isReserved)?.name ?? null));
  }
  return found;
}
