import { readdirSync, readFileSync } from 'node:fs';
import type { ResourceTypeData, ResourceTypeLoader } from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';
import type { Module } from '../environment/modules.js';
import { pathWithin } from '../environment/bounds.js';
import { scanResourceType } from './scan.js';

/**
 * Says what is known of a resource type that a module has written in Ruby: its attributes, namevars and title patterns. `null`: nothing
 * but that it exists. `undefined`: ask the next one.
 */
export type ResourceTypeProvider = (name: string, file: string) => ResourceTypeData | null | undefined;

/** Finds the Ruby resource types of an environment's modules, and has them read by the providers in order, at last by a plain look at the text. */
export class ModuleResourceTypes implements ResourceTypeLoader {
  readonly #environment: Environment;
  readonly #providers: readonly ResourceTypeProvider[];
  #files: ReadonlyMap<string, string> | undefined;

  constructor(environment: Environment, providers: readonly ResourceTypeProvider[]) {
    this.#environment = environment;
    this.#providers = providers;
  }

  find(name: string): ResourceTypeData | null | undefined {
    if (!/^[a-z_][a-z0-9_]*$/.test(name)) return undefined;
    const file = this.#fileOf(name);
    if (file === undefined) return undefined;
    for (const provider of this.#providers) {
      const data = provider(name, file);
      if (data !== undefined) return data;
    }
    return scanResourceType(readFileSync(file, 'utf8'));
  }

  #fileOf(name: string): string | undefined {
    this.#files ??= typeFiles(this.#environment.modules.all);
    return this.#files.get(name);
  }
}

const FOLDER = 'lib/puppet/type';

/** The files of all resource types by name; the first module that has one counts. */
function typeFiles(modules: readonly Module[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { directory } of modules) {
    const folder = pathWithin(directory, FOLDER);
    for (const entry of folder === undefined ? [] : readdirSync(folder)) {
      const name = entry.endsWith('.rb') ? entry.slice(0, -'.rb'.length) : undefined;
      const file = name === undefined || files.has(name) ? undefined : pathWithin(directory, `${FOLDER}/${entry}`);
      if (name !== undefined && file !== undefined) files.set(name, file);
    }
  }
  return files;
}
