import { readFileSync } from 'node:fs';
import type { ResourceTypeData, ResourceTypeLoader } from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';
import { scanResourceType } from './scan-resource-type.js';

/**
 * Says what is known of a resource type that a module has written in Ruby: its attributes, namevars and title patterns.
 * `null`: nothing but that it exists. `undefined`: ask the next one.
 */
export type ResourceTypeProvider = (
  environment: Environment,
  name: string,
  file: RubyFile,
) => ResourceTypeData | null | undefined;

export interface RubyFile {
  readonly path: string;
  readonly source: string;
}

/**
 * Finds the Ruby resource types of an environment's modules. A plain look at the text tells most; the providers are
 * asked about the others.
 */
export class ModuleResourceTypes implements ResourceTypeLoader {
  readonly #environment: Environment;
  readonly #providers: readonly ResourceTypeProvider[];
  #files: ReadonlyMap<string, string> | undefined;

  constructor(environment: Environment, providers: readonly ResourceTypeProvider[]) {
    this.#environment = environment;
    this.#providers = providers;
  }

  find(name: string): ResourceTypeData | null | undefined {
    const recorded = this.#environment.built?.resourceTypes;
    if (recorded !== undefined && Object.hasOwn(recorded, name)) return recorded[name];
    if (!/^[a-z_][a-z0-9_]*$/.test(name)) return undefined;
    const file = this.#fileOf(name);
    if (file === undefined) return undefined;
    const source = readFileSync(file, 'utf8');
    const data = scanResourceType(source);
    return data === undefined ? this.#ask(name, { path: file, source }) : data;
  }

  /** The names of all of them. */
  names(): readonly string[] {
    this.#files ??= typeFiles(this.#environment);
    return [...this.#files.keys()];
  }

  #ask(name: string, file: RubyFile): ResourceTypeData | null {
    for (const provider of this.#providers) {
      const data = provider(this.#environment, name, file);
      if (data !== undefined) return data;
    }
    return null;
  }

  #fileOf(name: string): string | undefined {
    this.#files ??= typeFiles(this.#environment);
    return this.#files.get(name);
  }
}

const FOLDER = 'lib/puppet/type';

/** The files of all resource types by name; the first module that has one counts. */
function typeFiles({ modules, files: known }: Environment): Map<string, string> {
  const files = new Map<string, string>();
  for (const { directory } of modules.all) {
    const folder = known.within(directory, FOLDER);
    for (const entry of folder === undefined ? [] : known.list(folder)) {
      const name = entry.endsWith('.rb') ? entry.slice(0, -'.rb'.length) : undefined;
      const file = name === undefined || files.has(name) ? undefined : known.within(directory, `${FOLDER}/${entry}`);
      if (name !== undefined && file !== undefined) files.set(name, file);
    }
  }
  return files;
}
