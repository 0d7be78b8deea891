import type { Ruby, RubyFunctionData } from '@pptjs/ruby';
import type { ResourceTypeData } from '@pptjs/runtime';
import { stdlibFunction } from '@pptjs/stdlib';
import type { Environment } from '../environment/environment.js';
import { loadingNeeded } from '../loading/needs-loading.js';
import { ModuleResourceTypes } from '../resource-types/provider.js';
import { ModulesInRuby, startRuby } from '../ruby/extension.js';
import { rubyFunctionNames } from '../ruby/functions.js';

/** What can be known of modules' Ruby code before it is called. What is not here is asked of Ruby when it is needed. */
export interface RubyRecord {
  /** The resource types; null where no more than that there is one. */
  readonly resourceTypes: Readonly<Record<string, ResourceTypeData | null>>;
  readonly rubyFunctions: Readonly<Record<string, RubyFunctionData>>;
}

export const NO_RUBY: RubyRecord = { resourceTypes: {}, rubyFunctions: {} };

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
