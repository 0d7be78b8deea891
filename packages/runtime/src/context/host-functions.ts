import { stripLeadingColons } from '../text/qualified-name.js';
import type { NativeFunctionDefinition } from './definition.js';

const functions = new Map<string, NativeFunctionDefinition>();

/**
 * Registers a function for all evaluations under its full name in lower case. A later function of the same name
 * replaces it.
 */
export function registerFunction(definition: NativeFunctionDefinition): void {
  functions.set(definition.name, definition);
}

/** The names of the functions that are registered for all evaluations. */
export function registeredFunctionNames(): Iterable<string> {
  return functions.keys();
}

/** Returns the function that a host has registered under a name, with or without leading `::`; undefined for other names. */
export function registeredFunction(name: string): NativeFunctionDefinition | undefined {
  return functions.get(stripLeadingColons(name).toLowerCase());
}
