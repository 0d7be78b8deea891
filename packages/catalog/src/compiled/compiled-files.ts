import { compileFunction } from 'node:vm';
import { context, type Manifest, type Strictness, type Template } from '@pptjs/runtime';
import * as runtime from '@pptjs/runtime';
import * as functions from '@pptjs/runtime/functions';
import * as types from '@pptjs/runtime/types';
import { compile, PuppetSyntaxError, summarize, type Diagnostic } from '@pptjs/transpiler';
import { readCompiledText } from '../build/compiled-text.js';
import type { KnownFiles } from '../environment/file-snapshot.js';
import type { Compilation, CompilationCache } from './compilation-cache.js';
import { LoadedModules } from './module-registry.js';

export type PuppetModule = Manifest | Template;

export interface ModuleWithWarnings {
  readonly module: PuppetModule;
  readonly warnings: readonly Diagnostic[];
}

interface Loaded extends ModuleWithWarnings {
  readonly text: string;
}

export interface CompiledFilesOptions {
  readonly strict: Strictness;
  readonly files: KnownFiles;
  /** The folders of modules, which bound what files may define. */
  readonly modulePath: readonly string[];
  readonly cache?: CompilationCache | undefined;
  /** The files are those of a built environment: compiled already. */
  readonly built?: boolean;
}

const ENTRY_POINTS: ReadonlyMap<string, object> = new Map<string, object>([
  ['@pptjs/runtime', runtime],
  ['@pptjs/runtime/functions', functions],
  ['@pptjs/runtime/types', types],
]);

/**
 * The compiled forms of Puppet files. A file is compiled when it is first asked for. One for many
 * catalogs: nothing of an evaluation is kept in it.
 */
export class CompiledFiles {
  readonly modules = new LoadedModules();
  readonly #options: CompiledFilesOptions;
  readonly #files = new Map<string, Loaded>();
  /** By file and kind, then by text. */
  readonly #texts = new Map<string, Map<string, PuppetModule>>();

  constructor(options: CompiledFilesOptions) {
    this.#options = options;
  }

  /**
   * The module of a file; its warnings are logged whenever it is asked for.
   * @throws {PuppetSyntaxError} where the file does not compile
   */
  load(file: string): ModuleWithWarnings {
    const loaded = this.#files.get(file) ?? this.#read(file);
    logWarnings(loaded.warnings);
    return loaded;
  }

  #read(file: string): Loaded {
    const text = this.#options.files.text(file) ?? '';
    const loaded = { ...this.#module(text, file), text };
    this.#files.set(file, loaded);
    return loaded;
  }

  /**
   * Forgets all modules where one of their files was changed: what they have kept of each other would be out of date.
   */
  refresh(): void {
    const { files } = this.#options;
    if (Array.from(this.#files).every(([file, { text }]) => files.text(file) === text)) return;
    this.#files.clear();
    this.#texts.clear();
  }

  /**
   * The module of a text that is in no file, or of which the file is known. `fromFile`: it is what the file holds.
   * @throws {PuppetSyntaxError} where it does not compile
   */
  loadText(text: string, file: string, epp = false, fromFile = false): PuppetModule {
    const known = this.#textsOf(`${epp ? 'epp' : 'pp'}\0${fromFile}\0${file}`);
    const found = known.get(text);
    if (found !== undefined) return found;
    const { module, warnings } = fromFile ? this.#module(text, file, epp) : this.#compile(text, file, epp);
    logWarnings(warnings);
    if (known.size >= MOST_TEXTS) known.clear();
    if (warnings.length === 0) known.set(text, module);
    return module;
  }

  #textsOf(key: string): Map<string, PuppetModule> {
    let texts = this.#texts.get(key);
    if (texts === undefined) this.#texts.set(key, (texts = new Map()));
    return texts;
  }

  /** Only what a built environment's files hold is taken as compiled: other texts anyone could have written. */
  #module(text: string, file: string, epp = file.endsWith('.epp')): ModuleWithWarnings {
    const built = this.#options.built === true ? readCompiledText(text) : undefined;
    return built === undefined
      ? this.#compile(text, file, epp)
      : this.#run({ ...built, map: () => built.map }, built.file, epp);
  }

  #compile(source: string, file: string, epp = file.endsWith('.epp')): ModuleWithWarnings {
    const { strict, modulePath, cache } = this.#options;
    const make = (): Compilation => {
      const { code, map, diagnostics } = compile(source, {
        file,
        epp,
        strict,
        modulePath,
        format: 'cjs',
        sourceMap: 'external',
      });
      if (code === null || map === null) throw new PuppetSyntaxError(diagnostics);
      return { code, map: () => map, warnings: diagnostics };
    };
    return this.#run(
      cache === undefined ? make() : cache.getOrCompile({ source, file, epp, strict, modulePath }, make),
      file,
      epp,
    );
  }

  #run({ code, map, warnings }: Compilation, file: string, epp: boolean): ModuleWithWarnings {
    return { module: run(code, this.modules.add({ file, map, epp })), warnings };
  }
}

const MOST_TEXTS = 1000;

function run(code: string, url: string): PuppetModule {
  const exports: { default?: PuppetModule } = {};
  const body = compileFunction(code, ['require', 'exports'], { filename: url }) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  body((name) => ENTRY_POINTS.get(name), exports);
  return exports.default as PuppetModule;
}

function logWarnings(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  for (const { level, message } of summarize(diagnostics).logs) context().log({ level, message });
}
