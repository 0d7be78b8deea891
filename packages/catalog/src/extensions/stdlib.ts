import type { AliasDefinition, NativeFunctionDefinition } from '@pptjs/runtime';
import { stdlib, stdlibFunction, stdlibType } from '@pptjs/stdlib';
import type { Environment } from '../environment/environment.js';
import type { CatalogExtension } from './catalog-extension.js';

const MODULE = 'stdlib';

/** The functions of the module stdlib in JavaScript, where the environment has that module and the function in it. */
export function stdlibCode(): CatalogExtension {
  return {
    findFunction: (environment, name): NativeFunctionDefinition | undefined => {
      const native = stdlibFunction(name);
      const file = native === undefined ? undefined : fileOf(environment, name);
      return native === undefined || file === undefined ? undefined : { kind: 'function', name, file, line: 1, native };
    },
  };
}

/**
 * The functions and types of stdlib for environments that do not have the module. Where one has it, the module's own
 * are taken.
 */
export function bundledStdlib(): CatalogExtension {
  const isMissing = ({ modules }: Environment): boolean => modules.find(MODULE) === undefined;
  return {
    findFunction: (environment, name) => (isMissing(environment) ? stdlib.find('function', name) : undefined),
    findType: (environment, name): AliasDefinition | undefined =>
      isMissing(environment) ? stdlibType(name) : undefined,
  };
}

/** The Ruby file of the function in the module. */
function fileOf({ modules }: Environment, name: string): string | undefined {
  const path = `${name.replaceAll('::', '/')}.rb`;
  return (
    modules.fileOf(MODULE, `lib/puppet/functions/${path}`) ??
    modules.fileOf(MODULE, `lib/puppet/parser/functions/${path}`)
  );
}
