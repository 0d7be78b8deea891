import { readFileSync } from 'node:fs';
import type { Ruby, RubyFunctionData } from '@pptjs/ruby';
import type { NativeFunctionDefinition } from '@pptjs/runtime';
import type { Environment } from '../environment/environment.js';
import type { KnownFiles } from '../environment/file-snapshot.js';

const FOLDER = 'lib/puppet/functions';
const OLD_FOLDER = 'lib/puppet/parser/functions';

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

  /** What Ruby says of a function; undefined where there is none of that name. */
  describe(name: string): RubyFunctionData | undefined {
    const found = this.#locate(name);
    return found && this.#run((ruby) => ruby.describeFunction(name, sourceOf(found.path), found.old));
  }

  #load(name: string): NativeFunctionDefinition | undefined {
    const found = this.#locate(name);
    if (found === undefined) return undefined;
    const recorded = this.#environment.built?.rubyFunctions[name];
    return this.#inRuby((ruby) =>
      found.old
        ? ruby.loadOldFunction(name, sourceOf(found.path), recorded)
        : ruby.loadFunction(name, sourceOf(found.path), recorded),
    );
  }

  /** The file of a function, and whether it has the old interface. */
  #locate(name: string): { readonly path: string; readonly old: boolean } | undefined {
    if (!/^[a-z_]\w*(::[a-z_]\w*)*$/.test(name)) return undefined;
    const relative = `${name.replaceAll('::', '/')}.rb`;
    const path = this.#fileOf(name, `${FOLDER}/${relative}`);
    if (path !== undefined) return { path, old: false };
    const old = name.includes('::') ? undefined : this.#fileOf(name, `${OLD_FOLDER}/${relative}`);
    return old === undefined ? undefined : { path: old, old: true };
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

/** The names of all Ruby functions that an environment's modules may have, by their files. */
export function rubyFunctionNames({ modules, files }: Environment): readonly string[] {
  const names = modules.all.flatMap(({ directory }) =>
    [FOLDER, OLD_FOLDER].flatMap((folder) => namesBelow(files.within(directory, folder), files)),
  );
  return [...new Set(names)];
}

function namesBelow(folder: string | undefined, files: KnownFiles): string[] {
  if (folder === undefined) return [];
  const ruby = files.below(folder).filter((path) => path.endsWith('.rb'));
  return ruby.map((path) => path.slice(folder.length + 1, -'.rb'.length).replaceAll('/', '::'));
}
