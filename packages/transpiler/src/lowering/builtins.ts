import * as functions from '@pptjs/runtime/functions';
import * as types from '@pptjs/runtime/types';

/** What the runtime has under a Puppet name. */

const typeNames = new Map(Object.keys(types).map((name) => [name.toLowerCase(), name]));
const functionNames = new Set(Object.keys(functions));

/** How a type of the language, given in lower case, is exported. */
export function builtinType(name: string): string | undefined {
  return typeNames.get(name);
}

export function isBuiltinFunction(name: string): boolean {
  return functionNames.has(name);
}
