import { debuggerMap, runModule } from '@pptjs/engine';
import { BoundedMap, context, Manifest, type Strictness, type Template } from '@pptjs/runtime/internal';
import { compile, PuppetSyntaxError } from '@pptjs/transpiler';
import type { BuiltCode, LoadedFile, PuppetModule } from '../environment/built-code.js';
import type { CompilerHost } from '../environment/compiler-host.js';
import { encodingFault } from '../environment/encoding.js';
import type { EnvironmentFiles } from '../environment/environment-files.js';
import type { CompilerOptions } from '../settings/compiler-options.js';
import type { Compilation, CompilationCache } from './compilation-cache.js';
import { LoadedModules } from './loaded-modules.js';
import { redefinedFunctionsIn } from './redefined-functions.js';
import { areCurrent, type ReadsScope, recordScopeReaders } from './scope-readers.js';
import { compilerWarnings, logWarnings } from './warnings.js';

export interface CompiledFilesOptions {
  readonly strict: Strictness;
  readonly files: EnvironmentFiles;
  /** The folders of modules. The path of a file below them decides which names the file may define. */
  readonly modulePath: readonly string[];
  readonly cache?: CompilationCache | undefined;
  readonly readsScope: ReadsScope;
  readonly host: CompilerHost;
  /** The code of a built environment, whose files are not compiled again. */
  readonly built?: BuiltCode | undefined;
  readonly onModule?: CompilerOptions['onModule'] | undefined;
}

/** How to compile a text. */
export interface TextOptions {
  /** Whether the text is an EPP template. Default: false. */
  readonly epp?: boolean;
  /** Whether the text is the content of `file`. Otherwise `file` is only the name in messages. Default: false. */
  readonly isFromFile?: boolean;
}

interface Source {
  readonly text: string;
  /** The file that messages name; empty if there is none. */
  readonly file: string;
  readonly epp: boolean;
  /** Whether the source is a file of a module, whose module stays loaded until `refresh`. */
  readonly isFile: boolean;
}

/**
 * Texts besides the files of modules: main manifests, templates. Some of them contain facts, so each node has its own.
 */
const MAX_TEXTS = 1000;

/**
 * The compiled forms of Puppet files, for many catalogs. A file is compiled when an evaluation first loads it. The
 * modules hold no state of an evaluation.
 *
 * Caches: modules of files by path, as many as the environment has files; modules of texts by kind, file and text, at
 * most `MAX_TEXTS`. `refresh` empties both if a file, or a function that reads scopes, has changed.
 */
export class CompiledFiles {
  readonly modules: LoadedModules;
  readonly #options: CompiledFilesOptions;
  /** By path, and the names of the built-in functions that the program defines again. */
  readonly #files = new Map<string, LoadedFile & { readonly file: string; readonly text: string }>();
  /** The answers of `readsScope` so far, on which the modules depend. */
  readonly #scopeReaders = new Map<string, boolean>();
  /** By text, because the hash of a long string is computed once; then by kind and file. */
  readonly #texts = new BoundedMap<string, Map<string, PuppetModule>>(MAX_TEXTS);

  constructor(options: CompiledFilesOptions) {
    this.#options = options;
    this.modules = new LoadedModules(options.host.headLines, options.built?.locator);
  }

  /**
   * Returns the module of a file. Logs its warnings in every call.
   *
   * @throws {PuppetSyntaxError} if the file does not compile
   */
  load(file: string): LoadedFile {
    const redefined = redefinedFunctionsIn(context());
    const key = redefined.length === 0 ? file : [file, ...redefined].join('\0');
    let loaded = this.#files.get(key);
    if (loaded === undefined) this.#files.set(key, (loaded = this.#loadFile(file)));
    logWarnings(loaded.warnings, file);
    return loaded;
  }

  /** Removes all modules if one of their files has changed: a module may hold definitions of other modules. */
  refresh(): void {
    const { files, readsScope } = this.#options;
    const isSame = Array.from(this.#files.values()).every(({ file, text }) => files.text(file) === text);
    if (isSame && areCurrent(this.#scopeReaders, readsScope)) return;
    this.#files.clear();
    this.#scopeReaders.clear();
    this.#texts.clear();
    this.modules.clear();
  }

  /**
   * Returns the module of a text. Logs its warnings.
   *
   * @param file the file that messages name; empty if there is none
   * @throws {PuppetSyntaxError} if the text does not compile
   */
  loadText(text: string, file: string, { epp = false, isFromFile = false }: TextOptions = {}): PuppetModule {
    const key = [epp ? 'epp' : 'pp', isFromFile, file, ...redefinedFunctionsIn(context())].join('\0');
    const cached = this.#texts.get(text)?.get(key);
    if (cached !== undefined) return cached;
    const { module, warnings } = isFromFile
      ? this.#loadContent({ text, file, epp, isFile: false })
      : this.#compile({ text, file, epp, isFile: false });
    logWarnings(warnings, file);
    if (warnings.length === 0) this.#storeText(text, key, module);
    return module;
  }

  /**
   * Returns the module of an EPP template.
   *
   * @throws {PuppetSyntaxError} if the text does not compile
   */
  loadTemplate(text: string, file: string, isFromFile: boolean): Template {
    const module = this.loadText(text, file, { epp: true, isFromFile });
    if (module instanceof Manifest) throw new TypeError(`${file} is not a template`);
    return module;
  }

  #storeText(text: string, key: string, module: PuppetModule): void {
    const modules = this.#texts.get(text);
    if (modules === undefined) this.#texts.set(text, new Map([[key, module]]));
    else modules.set(key, module);
  }

  #loadFile(file: string): LoadedFile & { readonly file: string; readonly text: string } {
    const text = this.#options.files.text(file) ?? '';
    return { ...this.#loadContent({ text, file, epp: file.endsWith('.epp'), isFile: true }), file, text };
  }

  #loadContent(source: Source): LoadedFile {
    this.#checkEncoding(source);
    return this.#options.built?.load(source.file) ?? this.#compile(source);
  }

  /**
   * Rejects a file that is not UTF-8. Its text has a replacement character in place of each invalid byte.
   *
   * @throws {PuppetSyntaxError}
   */
  #checkEncoding({ text, file }: Source): void {
    const { files } = this.#options;
    if (!text.includes('\ufffd') || files.text(file) !== text) return;
    const fault = encodingFault(files, file);
    if (fault === undefined) return;
    const { message, help, line, column } = fault;
    throw new PuppetSyntaxError([
      { code: 'INVALID_ENCODING', severity: 'error', message, help, file, line, column, start: 0, end: 0 },
    ]);
  }

  #compile(source: Source): LoadedFile {
    const { text, file, epp, isFile } = source;
    const { strict, cache } = this.#options;
    // A main manifest may have statements of all kinds, even if it is a file of a module, such as examples/init.pp.
    const modulePath = isFile ? this.#options.modulePath : [];
    const redefined = redefinedFunctionsIn(context());
    const answer: ReadsScope = (name) => this.#readsScope(name);
    const compileText = (): Compilation =>
      recordScopeReaders(answer, (readsScope) => {
        const format = { format: 'cjs', sourceMap: 'external', comments: false } as const;
        const options = { file, epp, strict, modulePath, redefined, readsScope, ...format };
        const { code, map, diagnostics } = compile(text, options);
        if (code === null || map === null) throw new PuppetSyntaxError(diagnostics);
        return { code, map: () => map, warnings: diagnostics };
      });
    const key = { source: text, file, epp, strict, modulePath, redefined };
    return this.#run(cache === undefined ? compileText() : cache.getOrCompile(key, answer, compileText), source);
  }

  #readsScope(name: string): boolean {
    let answer = this.#scopeReaders.get(name);
    if (answer === undefined) this.#scopeReaders.set(name, (answer = this.#options.readsScope(name)));
    return answer;
  }

  #run({ code, map, warnings }: Compilation, { file, epp, isFile }: Source): LoadedFile {
    const { host } = this.#options;
    const url = this.modules.add({ file, map, epp, isFile });
    const module = runModule(
      host.compileModule(`${code}${debuggerMap({ file, headLines: host.headLines, map })}`, url),
    );
    this.#options.onModule?.({ url, file, code, map });
    this.modules.setExport(url, module);
    return { module, warnings: compilerWarnings(warnings) };
  }
}
