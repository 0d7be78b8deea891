import * as functions from '@pptjs/runtime/functions';
import * as types from '@pptjs/runtime/types';

/** What the runtime has under a Puppet name. */

const typeNames = new Map(Object.keys(types).map((name) => [name.toLowerCase(), name]));
const functionNames = new Map(Object.entries(functions).map(([exported, { puppetName }]) => [puppetName, exported]));

/** How a type of the language, given in lower case, is exported. */
export function builtinType(name: string): string | undefined {
  return typeNames.get(name);
}

/** How a function that is built in is exported: by its name, unless a module cannot have that. */
export function builtinFunction(name: string): string | undefined {
  return functionNames.get(name);
}
