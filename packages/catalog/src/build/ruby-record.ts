import type { Ruby } from '@pptjs/ruby';
import { stdlibFunction } from '@pptjs/stdlib';
import { loadingNeeded } from '../compiled/needs-loading.js';
import type { Environment } from '../environment/environment.js';
import { ModulesInRuby, startRuby } from '../extensions/ruby-code.js';
import { rubyFunctionNames } from '../extensions/ruby-functions.js';
import { ModuleResourceTypes } from '../resource-types/module-resource-types.js';
import type { RubyRecord } from './build-record.js';

/**
 * Finds out what can be known of the Ruby code of an environment's modules. Code that fails is left out: it fails again
 * for the catalog that needs it.
 */
export async function recordOfRuby(environment: Environment): Promise<RubyRecord> {
  let ruby: Ruby | undefined;
  const code = new ModulesInRuby(environment, () => (ruby ??= startRuby()));
  const types = new ModuleResourceTypes(environment, [
    (_, name, file) => code.run((running) => running.loadResourceType(name, file)),
  ]);
  const functions = rubyFunctionNames(environment).filter((name) => stdlibFunction(name) === undefined);
  return {
    resourceTypes: await known(types.names(), (name) => types.find(name)),
    rubyFunctions: await known(functions, (name) => code.describeFunction(name)),
  };
}

async function known<T>(names: readonly string[], find: (name: string) => T | undefined): Promise<Record<string, T>> {
  const found: [string, T][] = [];
  for (const name of names) {
    const data = await foundOne(name, find);
    if (data !== undefined) found.push([name, data]);
  }
  return Object.fromEntries(found);
}

async function foundOne<T>(name: string, find: (name: string) => T | undefined): Promise<T | undefined> {
  try {
    return find(name);
  } catch (error) {
    const needed = loadingNeeded(error);
    if (needed === undefined) return undefined;
    await needed.load();
    return foundOne(name, find);
  }
}
