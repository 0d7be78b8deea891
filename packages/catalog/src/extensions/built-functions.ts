import type { CatalogExtension } from './catalog-extension.js';
import { hostFunctionDefinition } from './host-functions.js';

/** Provides the functions that modules of a built environment define in JavaScript. */
export function builtFunctions(): CatalogExtension {
  return {
    findFunction: ({ built }, name) => {
      const found = built?.findFunctions(name);
      return found && hostFunctionDefinition(found.functions, name, found.file);
    },
    functionNames: ({ built }) => built?.functionNames ?? [],
  };
}
