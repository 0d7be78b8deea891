import type { Ruby } from '@pptjs/ruby-code';
import { stdlibFunction } from '@pptjs/stdlib';
import { NO_RUBY, type RubyRecord } from '../built/environment-description.js';
import { findNeedsLoading } from '../compiled/needs-loading.js';
import { rubyCompiler } from '../disk/erb-package.js';
import { createRuby } from '../disk/ruby-package.js';
import { rubyReader } from '../disk/ruby-reader.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { ModulesInRuby } from '../extensions/ruby-extension.js';
import { rubyFunctionFile, rubyFunctionNames } from '../extensions/ruby-functions.js';
import { ModuleResourceTypes } from '../resource-types/module-resource-types.js';

/** A Ruby function that may compile: the text of its file shows that only its declaration has an effect. */
export interface FunctionToCompile {
  readonly name: string;
  /** The absolute path of its file. */
  readonly file: string;
  /** Whether the function has the API of Puppet 3. */
  readonly isLegacy: boolean;
}

/**
 * The record of the modules' Ruby code. It lists all functions as code that needs Ruby, and names those that may
 * compile.
 */
export interface RubyReading extends RubyRecord {
  readonly functionsToCompile: readonly FunctionToCompile[];
}

/** The result of `recordOfRuby` for an environment without Ruby code. */
export const NO_RUBY_READING: RubyReading = { ...NO_RUBY, functionsToCompile: [] };

/**
 * Reads the signatures and resource types in the Ruby code of an environment's modules. Leaves out code that fails,
 * because the catalog that needs it reports the error. The list of templates is empty: `buildEnvironment` fills it.
 *
 * @param cacheDirectory a folder with what earlier calls have read. Files that have not changed since are not read again.
 */
export async function recordOfRuby(environment: CatalogEnvironment, cacheDirectory?: string): Promise<RubyReading> {
  let ruby: Ruby | undefined;
  const code = new ModulesInRuby(environment, () => (ruby ??= createRuby()), rubyCompiler, rubyReader);
  if (cacheDirectory !== undefined) code.useCache(environment.host.openCache?.(cacheDirectory));
  const types = new ModuleResourceTypes(environment, [(_, name, file) => code.describeResourceType(name, file)]);
  const functions = rubyFunctionNames(environment)
    .filter((name) => stdlibFunction(name) === undefined)
    .toSorted();
  const typeNames = types.names().toSorted();
  const resourceTypes = await recordAll(typeNames, (name) => types.find(name));
  const described = await recordAll(functions, (name) => code.describeFunction(name));
  const functionsToCompile = Object.entries(described).flatMap(([name, { code: compiled }]) => {
    const found = compiled === '' ? undefined : rubyFunctionFile(environment, name);
    return found === undefined ? [] : { name, file: found.path, isLegacy: found.isLegacy };
  });
  return {
    resourceTypes,
    functions: Object.fromEntries(Object.entries(described).map(([name, { data }]) => [name, data])),
    functionsToCompile,
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
