import type { AliasDefinition, DefinitionKind, DefinitionLoader, NativeFunctionDefinition } from '@pptjs/runtime';
import { stdlibFunction } from './registry.js';
import { stdlibType } from './types/index.js';

const known = new Map<string, NativeFunctionDefinition>();

function functionDefinition(given: string): NativeFunctionDefinition | undefined {
  const name = given.replace(/^::/, '').toLowerCase();
  const native = stdlibFunction(name);
  if (native === undefined) return undefined;
  const definition = known.get(name) ?? { kind: 'function', name, file: '', line: 1, native };
  known.set(name, definition);
  return definition;
}

/**
 * The functions and types of stdlib as definitions, for programs without the module:
 * `createContext({ definitions: new Definitions(stdlib) })`.
 */
export const stdlib: DefinitionLoader = {
  find(kind: DefinitionKind, name: string): AliasDefinition | NativeFunctionDefinition | undefined {
    if (kind === 'alias') return stdlibType(name);
    return kind === 'function' ? functionDefinition(name) : undefined;
  },
};
