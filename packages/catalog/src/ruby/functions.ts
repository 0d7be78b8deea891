import { readFileSync } from 'node:fs';
import type { NativeFunctionDefinition } from '@pptjs/runtime';
import type { Ruby } from '@pptjs/ruby';
import type { Environment } from '../environment/environment.js';

/** The Ruby functions of an environment's modules: those of the present interface before those of the old one. */
export class RubyFunctions {
  readonly #environment: Environment;
  readonly #run: <T>(body: (ruby: Ruby) => T) => T;
  readonly #known = new Map<string, NativeFunctionDefinition | undefined>();

  constructor(environment: Environment, run: <T>(body: (ruby: Ruby) => T) => T) {
    this.#environment = environment;
    this.#run = run;
  }

  find(name: string): NativeFunctionDefinition | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const found = this.#load(name);
    this.#known.set(name, found);
    return found;
  }

  #load(name: string): NativeFunctionDefinition | undefined {
    if (!/^[a-z_]\w*(::[a-z_]\w*)*$/.test(name)) return undefined;
    const relative = `${name.replaceAll('::', '/')}.rb`;
    const file = this.#fileOf(name, `lib/puppet/functions/${relative}`);
    if (file !== undefined) return this.#inRuby((ruby) => ruby.loadFunction(name, sourceOf(file)));
    const old = name.includes('::') ? undefined : this.#fileOf(name, `lib/puppet/parser/functions/${relative}`);
    if (old === undefined) return undefined;
    return this.#inRuby((ruby) => ruby.loadOldFunction(name, sourceOf(old)));
  }

  #inRuby(load: (ruby: Ruby) => NativeFunctionDefinition): NativeFunctionDefinition {
    const found = this.#run(load);
    return { ...found, native: (...args) => this.#run(() => found.native(...args)) };
  }

  /** A qualified name says the module; any module may have a plain one. */
  #fileOf(name: string, path: string): string | undefined {
    const { modules, files } = this.#environment;
    const separator = name.indexOf('::');
    if (separator >= 0) return modules.fileOf(name.slice(0, separator), path);
    for (const { directory } of modules.all) {
      const file = files.within(directory, path);
      if (file !== undefined) return file;
    }
    return undefined;
  }
}

function sourceOf(path: string): { path: string; source: string } {
  return { path, source: readFileSync(path, 'utf8') };
}
