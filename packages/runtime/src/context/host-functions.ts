import type { NativeFunctionDefinition } from './definition.js';

const functions = new Map<string, NativeFunctionDefinition>();

/**
 * Makes a function known to all evaluations, by its full name in lower case. A later one of the same name replaces it.
 */
export function registerFunction(definition: NativeFunctionDefinition): void {
  functions.set(definition.name, definition);
}

export function registeredFunction(name: string): NativeFunctionDefinition | undefined {
  return functions.get(name.replace(/^::/, '').toLowerCase());
}
