import {
  type ClassDefinition,
  type Parameter,
  RESERVED_VARIABLES,
  type ResourceTypeDefinition,
} from '@pptjs/runtime/core';

/** Values that are derived from the names of a definition's parameters. */
export interface ParameterNames {
  readonly all: ReadonlySet<string>;
  /** The keys of the data for the parameters of a class, in the order of the parameters: `ntp::port` for `port`. */
  readonly keys: readonly { readonly name: string; readonly key: string }[];
  /** The first parameter that has the name of a variable which every scope has; null if there is none. */
  readonly reserved: string | null;
}

/** Definitions do not change. */
const namesByDefinition = new WeakMap<ClassDefinition | ResourceTypeDefinition, ParameterNames>();

/** The names of a definition's parameters. */
export function parameterNames(definition: ClassDefinition | ResourceTypeDefinition): ParameterNames {
  let found = namesByDefinition.get(definition);
  if (found === undefined) {
    const { parameters } = definition;
    found = {
      all: new Set(parameters.map(({ name }) => name)),
      keys: parameters.map(({ name }) => ({ name, key: `${definition.name}::${name}` })),
      reserved: parameters.find(isReserved)?.name ?? null,
    };
    namesByDefinition.set(definition, found);
  }
  return found;
}

/** Whether a parameter has the name of a variable that every scope has and that no parameter replaces. */
function isReserved({ name }: Parameter): boolean {
  return RESERVED_VARIABLES.has(name) || name === 'module_name' || name === 'caller_module_name';
}
