import { stripLeadingColons } from '@pptjs/runtime/internal';
import type {
  AliasDefinition,
  BuiltinFunction,
  DefinitionKind,
  DefinitionLoader,
  NativeFunctionDefinition,
} from '@pptjs/runtime/internal';
import * as functions from './functions/index.js';
import { stdlibType, stdlibTypes } from './types/index.js';

const byName: ReadonlyMap<string, BuiltinFunction> = new Map(
  Object.values<BuiltinFunction>(functions).map((each) => [each.puppetName, each]),
);

const definitions: ReadonlyMap<string, NativeFunctionDefinition> = new Map(
  Array.from(byName, ([name, native]) => [name, stdlibDefinition(name, native)]),
);

/** Returns the definition of a function of stdlib. `file` is its Ruby file, if the environment has the module. */
export function stdlibDefinition(name: string, native: BuiltinFunction, file = ''): NativeFunctionDefinition {
  const { signatures, properties } = native;
  return { kind: 'function', name, file, line: 1, native, signatures, actsOnScope: properties.actsOnScope === true };
}

/** Returns the function of stdlib with a name (`pick`, `stdlib::ensure`), or `undefined` if stdlib has none. */
export function stdlibFunction(name: string): BuiltinFunction | undefined {
  return byName.get(name);
}

/** Returns all functions of stdlib, sorted by name. */
export function stdlibFunctions(): readonly BuiltinFunction[] {
  return [...byName.values()].toSorted((a, b) => (a.puppetName < b.puppetName ? -1 : 1));
}

/**
 * Offers the functions and types of stdlib as definitions, for programs without the module:
 * `createContext({ definitions: new Definitions(stdlib) })`.
 */
export const stdlib: DefinitionLoader = {
  find(kind: DefinitionKind, name: string): AliasDefinition | NativeFunctionDefinition | undefined {
    if (kind === 'alias') return stdlibType(name);
    return kind === 'function' ? definitions.get(stripLeadingColons(name).toLowerCase()) : undefined;
  },
  similarNames(kind: DefinitionKind): readonly string[] {
    if (kind === 'alias') return stdlibTypes().map(({ name }) => name);
    return kind === 'function' ? [...byName.keys()] : [];
  },
};
