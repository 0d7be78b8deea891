import type { Ruby } from '@pptjs/ruby-code';
import { stdlibFunction } from '@pptjs/stdlib';
import type { RubyRecord } from '../built/environment-description.js';
import { findNeedsLoading } from '../compiled/needs-loading.js';
import { rubyCompiler } from '../disk/erb-package.js';
import { createRuby } from '../disk/ruby-package.js';
import { rubyReader } from '../disk/ruby-reader.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { ModulesInRuby } from '../extensions/ruby-extension.js';
import { rubyFunctionNames } from '../extensions/ruby-functions.js';
import { ModuleResourceTypes } from '../resource-types/module-resource-types.js';

/**
 * Reads the signatures and resource types in the Ruby code of an environment's modules. Leaves out code that fails,
 * because the catalog that needs it reports the error. The list of templates is empty: `buildEnvironment` fills it.
 */
export async function recordOfRuby(environment: CatalogEnvironment): Promise<RubyRecord> {
  let ruby: Ruby | undefined;
  const code = new ModulesInRuby(environment, () => (ruby ??= createRuby()), rubyCompiler, rubyReader);
  const types = new ModuleResourceTypes(environment, [(_, name, file) => code.describeResourceType(name, file)]);
  const functions = rubyFunctionNames(environment)
    .filter((name) => stdlibFunction(name) === undefined)
    .toSorted();
  const typeNames = types.names().toSorted();
  const resourceTypes = await recordAll(typeNames, (name) => types.find(name));
  return {
    resourceTypes,
    functions: await recordAll(functions, (name) => code.describeFunction(name)?.data),
    requirements: {
      functions,
      resourceTypes: typeNames.filter((name) => !Object.hasOwn(resourceTypes, name)),
      templates: [],
    },
  };
}

async function recordAll<T>(
  names: readonly string[],
  find: (name: string) => T | undefined,
): Promise<Record<string, T>> {
  const entries: [string, T][] = [];
  for (const name of names) {
    const data = await recordOne(name, find);
    if (data !== undefined) entries.push([name, data]);
  }
  return Object.fromEntries(entries);
}

async function recordOne<T>(name: string, find: (name: string) => T | undefined): Promise<T | undefined> {
  try {
    return find(name);
  } catch (error) {
    const needed = findNeedsLoading(error);
    if (needed === undefined) return undefined;
    await needed.load();
    return recordOne(name, find);
  }
}
