import type { AliasDefinition, NativeFunctionDefinition } from '@pptjs/runtime/internal';
import {
  installedFunction,
  stdlib,
  stdlibDefinition,
  stdlibFunction,
  stdlibFunctions,
  stdlibType,
  stdlibTypes,
} from '@pptjs/stdlib';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { CatalogExtension } from './catalog-extension.js';
import { legacyFunctionFile } from './ruby-functions.js';

const MODULE = 'stdlib';

/**
 * Provides the functions of the module stdlib in JavaScript, to environments that have this module. A function exists
 * only if the module has its Ruby file, and behaves as in the version that has this file.
 */
export function stdlibCode(): CatalogExtension {
  return {
    findFunction: findStdlibFunction,
    functionNames: (environment) => functionNames().filter((name) => rubyFile(environment, name) !== undefined),
  };
}

/** Whether an environment has the module stdlib with a function that `stdlibCode` provides. */
export function definesStdlibFunction(environment: CatalogEnvironment, name: string): boolean {
  return findStdlibFunction(environment, name) !== undefined;
}

function findStdlibFunction(environment: CatalogEnvironment, name: string): NativeFunctionDefinition | undefined {
  const file = stdlibFunction(name) === undefined ? undefined : rubyFile(environment, name);
  if (file === undefined) return undefined;
  const native = installedFunction(name, environment.files.text(file) ?? '', file.includes('/parser/functions/'));
  return native && stdlibDefinition(name, native, file);
}

/**
 * Provides the functions and types of stdlib to environments without the module. An environment with the module has the
 * functions and types of its own version.
 */
export function bundledStdlib(): CatalogExtension {
  const isMissing = ({ modules }: CatalogEnvironment): boolean => modules.find(MODULE) === undefined;
  return {
    findFunction: (environment, name) => (isMissing(environment) ? stdlib.find('function', name) : undefined),
    findType: (environment, name): AliasDefinition | undefined =>
      isMissing(environment) ? stdlibType(name) : undefined,
    functionNames: (environment) => (isMissing(environment) ? functionNames() : []),
    typeNames: (environment) => (isMissing(environment) ? stdlibTypes().map(({ name }) => name) : []),
  };
}

function functionNames(): readonly string[] {
  return stdlibFunctions().map(({ puppetName }) => puppetName);
}

/**
 * Returns the path of the Ruby file of a function in the module. Puppet finds a legacy function also in a stdlib that
 * another stdlib hides.
 */
function rubyFile(environment: CatalogEnvironment, name: string): string | undefined {
  const { modules } = environment;
  const file = modules.fileOf(MODULE, `lib/puppet/functions/${name.replaceAll('::', '/')}.rb`);
  if (file !== undefined) return file;
  const legacy = legacyFunctionFile(environment, name);
  return legacy?.includes(`/${MODULE}/lib/`) === true ? legacy : undefined;
}
