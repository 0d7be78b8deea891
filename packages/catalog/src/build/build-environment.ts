import { basename, join } from 'node:path';
import type { CompiledModule, CompileOptions, RejectedCode } from '@pptjs/erb';
import { readContent } from '@pptjs/files';
import { DEFAULT_STRICTNESS, memoize, type Strictness } from '@pptjs/runtime/internal';
import { compile, type CompileResult, type Diagnostic, hasErrors } from '@pptjs/transpiler';
import {
  digestOf,
  INDEX_FILE,
  type IndexedFunction,
  type IndexedRuby,
  type IndexedSource,
  printIndex,
} from '../built-files/environment-index.js';
import type { RubyRecord } from '../built/environment-description.js';
import { redefinedFunctions } from '../compiled/redefined-functions.js';
import { areCurrent, type ReadsScope, recordScopeReaders } from '../compiled/scope-readers.js';
import { compilerWarnings } from '../compiled/warnings.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { RubyCompiler } from '../extensions/compiled-ruby.js';
import { readsCallerScope } from '../extensions/scope-readers.js';
import { BuildCache } from './build-cache.js';
import { definedFunctions, definedNames } from './defined-names.js';
import { byPath, type EnvironmentFile, type SourceFile } from './environment-files.js';
import { definesFunction, environmentSources, functionName, isCode } from './environment-sources.js';
import { fileModule } from './file-module.js';
import { importedFiles } from './function-files.js';
import { type FunctionToCompile, NO_RUBY_READING, type RubyReading } from './ruby-record.js';

/** A file of a built environment. */
export interface BuiltFile {
  /** The path in the folder of the built environment, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface BuildOptions {
  readonly strict?: Strictness;
  /** The recorded facts about the modules' Ruby code: see `recordOfRuby`. */
  readonly ruby?: RubyReading;
  /**
   * Compiles the templates, and the functions that `ruby` names: see `loadRubyCompiler`. Without it, all templates and
   * functions need Ruby.
   */
  readonly compiler?: RubyCompiler;
  /** Whether there are source maps: in files beside the modules (default), in the modules, or not at all. */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** Whether the modules contain the comments of the sources. Default: true if there are source maps. */
  readonly comments?: boolean;
  /** The path of a folder that does not belong to the environment, for example that of an earlier build. */
  readonly exclude?: string;
  /** A folder with the compiled files of earlier builds. Files that have not changed since are not compiled again. */
  readonly cacheDirectory?: string;
}

export interface EnvironmentBuild {
  /** The files of the built environment, ordered by path; the index is last. Empty if a source has errors. */
  readonly files: readonly BuiltFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds an environment: a folder of JavaScript modules that compiles the same catalogs. Manifests, functions, types and
 * EPP templates are compiled. Every other file that a catalog may need becomes a module whose default export is the
 * content. The same sources give the same bytes, wherever they are.
 */
export function buildEnvironment(environment: CatalogEnvironment, options: BuildOptions = {}): EnvironmentBuild {
  const {
    folders,
    manifests,
    manifest,
    files,
    diagnostics: listing,
  } = environmentSources(environment, options.exclude);
  const redefined = redefinedFunctions(manifests.flatMap(({ path, text }) => definedFunctions(text, path)));
  const builder = new EnvironmentBuilder(environment, folders, redefined, options);
  for (const { path, file, text } of manifests) builder.addCode({ path, file }, text);
  // The files of functions keep their names, so they come first.
  builder.diagnostics.push(...listing);
  for (const file of files) if (definesFunction(file)) builder.addFunction(file);
  for (const file of files) if (!definesFunction(file)) builder.add(file);
  const index = builder.index;
  const { diagnostics } = builder;
  if (hasErrors(diagnostics)) return { files: [], diagnostics };
  const text = printIndex({
    ...index,
    name: environment.name,
    modulepath: [...folders.values()],
    dataProvider: environment.dataProvider,
    manifest,
    manifests: manifests.map(({ path }) => path),
    ruby: recordUncompiledCode(options.ruby ?? NO_RUBY_READING, index),
  });
  const modules = [...builder.files, PACKAGE_FILE].sort(byPath);
  return { files: [...modules, { path: INDEX_FILE, content: text }], diagnostics };
}

interface WithPath {
  readonly path: string;
}

/**
 * Returns the record for the index. It lists only the templates and functions without a compiled form as code that needs
 * Ruby.
 */
function recordUncompiledCode(
  { resourceTypes, functions, requirements }: RubyReading,
  index: {
    readonly files: readonly WithPath[];
    readonly templates: readonly WithPath[];
    readonly compiledNames: ReadonlySet<string>;
  },
): RubyRecord {
  const compiled = new Set(index.templates.map(({ path }) => path));
  const templates = index.files.map(({ path }) => path).filter((path) => isTemplate(path) && !compiled.has(path));
  const interpreted = requirements.functions.filter((name) => !index.compiledNames.has(name));
  return { resourceTypes, functions, requirements: { ...requirements, functions: interpreted, templates } };
}

function isTemplate(path: string): boolean {
  return /\/templates\/.*\.erb$/.test(path);
}

/** Declares the modules as ES modules without side effects, for Node and for bundlers. */
const PACKAGE_FILE: BuiltFile = {
  path: 'package.json',
  content: `${JSON.stringify({ private: true, type: 'module', sideEffects: false, main: INDEX_FILE }, null, 2)}\n`,
};

/** The function that reads encrypted values: hiera.yaml names it, or code calls it. */
const EYAML_FUNCTION = 'eyaml_lookup_key';

/** Compiles sources and collects the modules of a built environment. */
class EnvironmentBuilder {
  readonly files: BuiltFile[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #options: BuildOptions;
  readonly #cache: BuildCache;
  readonly #modulePath: readonly string[];
  readonly #redefined: readonly string[];
  readonly #readsScope: ReadsScope;
  readonly #usedPaths = new Set([INDEX_FILE, PACKAGE_FILE.path]);
  readonly #sources: IndexedSource[] = [];
  readonly #data: { path: string; module: string; digest: string }[] = [];
  readonly #templates: IndexedRuby[] = [];
  readonly #compiledFunctions: IndexedRuby[] = [];
  readonly #compiledNames = new Set<string>();
  /** The Ruby functions that may compile, by the absolute path of the file. */
  readonly #functionsToCompile: ReadonlyMap<string, FunctionToCompile>;
  readonly #functions = new Map<string, IndexedFunction>();
  readonly #imports = new Map<string, string>();
  #usesEyaml = false;

  /** @param redefined the built-in functions that the main manifest defines again */
  constructor(
    environment: CatalogEnvironment,
    folders: ReadonlyMap<string, string>,
    redefined: readonly string[],
    options: BuildOptions,
  ) {
    const { cacheDirectory } = options;
    const { modulepath, host } = environment;
    this.#redefined = redefined;
    this.#readsScope = memoize((name) => readsCallerScope(environment, name));
    this.#options = options;
    this.#cache = new BuildCache(cacheDirectory === undefined ? undefined : host.openCache?.(cacheDirectory));
    this.#modulePath = modulepath.filter((folder) => folders.has(folder));
    this.#functionsToCompile = new Map((options.ruby?.functionsToCompile ?? []).map((each) => [each.file, each]));
  }

  /** The modules, ordered by path. */
  get index(): {
    sources: readonly IndexedSource[];
    files: readonly { path: string; module: string; digest: string }[];
    templates: readonly IndexedRuby[];
    compiledFunctions: readonly IndexedRuby[];
    /** The names of the compiled Ruby functions. */
    compiledNames: ReadonlySet<string>;
    functions: readonly IndexedFunction[];
    imports: readonly { path: string; digest: string }[];
    usesEyaml: boolean;
  } {
    return {
      sources: this.#sources.toSorted(byPath),
      files: this.#data.toSorted(byPath),
      templates: this.#templates.toSorted(byPath),
      compiledFunctions: this.#compiledFunctions.toSorted(byPath),
      compiledNames: this.#compiledNames,
      functions: [...this.#functions.values()].sort(byPath),
      imports: Array.from(this.#imports, ([path, digest]) => ({ path, digest })).sort(byPath),
      usesEyaml: this.#usesEyaml,
    };
  }

  add(file: EnvironmentFile): void {
    const content = readContent(file.file);
    if (isCode(file.name)) this.addCode(file, content.toString('utf8'));
    else this.#addData(file, content);
  }

  addCode({ path, file }: SourceFile, text: string): void {
    const { strict = DEFAULT_STRICTNESS, sourceMap = 'external', comments = sourceMap !== 'none' } = this.#options;
    const epp = path.endsWith('.epp');
    const modulePath = epp ? path : path.replace(/\.pp$/, '');
    const module = this.#unusedPath(`${modulePath}.js`, `${path}.js`);
    const settings = [strict, this.#modulePath.join(':'), sourceMap, String(comments), ...this.#redefined];
    const key = [file, path, module, ...settings, text];
    const compileText = (readsScope: ReadsScope): CompileResult & { readonly defines: readonly string[] } => {
      const compiled = compile(text, {
        file,
        moduleFile: path,
        epp,
        strict,
        modulePath: this.#modulePath,
        redefined: this.#redefined,
        readsScope,
        comments,
        sourceMap,
        mapSource: urlOf(path),
        mapFile: urlOf(`${module}.map`),
      });
      return { ...compiled, defines: compiled.code === null ? [] : definedNames(text, path) };
    };
    const { code, map, declarations, diagnostics, defines } = this.#cache.getOrCompile(
      'code',
      key,
      () => recordScopeReaders(this.#readsScope, compileText),
      ({ scopeReaders }) => areCurrent(scopeReaders, this.#readsScope),
    );
    this.diagnostics.push(...diagnostics);
    if (code === null) return;
    this.#usesEyaml ||= text.includes(EYAML_FUNCTION);
    const digests = this.#addModule(module, code, map);
    this.#sources.push({ path, module, defines, warnings: compilerWarnings(diagnostics), ...digests, declarations });
  }

  #addData({ path, file }: SourceFile, content: Buffer): void {
    this.#usesEyaml ||= basename(path) === 'hiera.yaml' && content.includes(EYAML_FUNCTION);
    const module = this.#unusedPath(`${path}.js`);
    const text = fileModule(content);
    this.files.push({ path: module, content: text });
    this.#data.push({ path, module, digest: digestOf(text) });
    if (isTemplate(path)) this.#addTemplate(path, content.toString('utf8'));
    const toCompile = this.#functionsToCompile.get(file);
    if (toCompile !== undefined) this.#addRubyFunction(path, content.toString('utf8'), toCompile);
  }

  #addTemplate(path: string, source: string): void {
    const template = this.#addRuby(path, `${path}.template.js`, [source], (compiler, options) =>
      compiler.compileTemplate(source, options),
    );
    if (template !== undefined) this.#templates.push(template);
  }

  #addRubyFunction(path: string, source: string, { name, isLegacy }: FunctionToCompile): void {
    const key = [source, name, String(isLegacy)];
    const compiled = this.#addRuby(path, `${path}.function.js`, key, (compiler, options) =>
      compiler.compileFunction(source, { ...options, name, isLegacy }),
    );
    if (compiled === undefined) return;
    this.#compiledFunctions.push(compiled);
    this.#compiledNames.add(name);
  }

  /**
   * Adds the module of Ruby code, if it compiles.
   * @param key what the module depends on besides its paths and the options
   */
  #addRuby(
    path: string,
    module: string,
    key: readonly string[],
    compileRuby: (compiler: RubyCompiler, options: CompileOptions) => CompiledModule | RejectedCode,
  ): IndexedRuby | undefined {
    const { sourceMap = 'external', compiler } = this.#options;
    if (compiler === undefined || this.#usedPaths.has(module)) return undefined;
    const compiled = this.#cache.getOrCompile('Ruby', [module, path, sourceMap, ...key], () =>
      compileRuby(compiler, {
        file: path,
        format: 'esm',
        sourceMap,
        mapSource: urlOf(path),
        mapFile: urlOf(`${module}.map`),
      }),
    );
    if ('rejected' in compiled) return undefined;
    this.#usedPaths.add(module);
    const { code, map, declarations } = compiled;
    return { path, module, ...this.#addModule(module, code, map), declarations };
  }

  /** Adds a compiled module, and its source map if it has a file of its own. Returns the digests of the files. */
  #addModule(
    module: string,
    code: string,
    map: string | null,
  ): { readonly digest: string; readonly map: string | undefined } {
    this.files.push({ path: module, content: code });
    const { sourceMap = 'external' } = this.#options;
    if (sourceMap !== 'external' || map === null) return { digest: digestOf(code), map: undefined };
    this.files.push({ path: `${module}.map`, content: map });
    return { digest: digestOf(code), map: digestOf(map) };
  }

  /** Adds a JavaScript file that defines a function, and the files that it imports, as they are. */
  addFunction(file: EnvironmentFile): void {
    const { path, directory, name } = file;
    const content = readContent(file.file);
    const { paths, diagnostics } = importedFiles(directory, name);
    this.diagnostics.push(...diagnostics);
    const folder = path.slice(0, -name.length);
    for (const imported of paths) this.#addImport(`${folder}${imported}`, readContent(join(directory, imported)));
    this.#copy(path, content);
    const definition = functionName(file) ?? '';
    // `f.js` comes before `f.mjs`, and the first one defines the function.
    if (!this.#functions.has(definition))
      this.#functions.set(definition, { name: definition, path, module: path, digest: digestOf(content) });
  }

  #addImport(path: string, content: Uint8Array): void {
    this.#copy(path, content);
    this.#imports.set(path, digestOf(content));
  }

  #copy(path: string, content: Uint8Array): void {
    if (this.#usedPaths.has(path)) return;
    this.#usedPaths.add(path);
    this.files.push({ path, content });
  }

  /** Returns the first of the paths that no module has. Appends `_` to the last one until there is none. */
  #unusedPath(...paths: readonly string[]): string {
    let path = paths.find((each) => !this.#usedPaths.has(each)) ?? paths.at(-1) ?? '';
    while (this.#usedPaths.has(path)) path = path.replace(/\.js$/, '_.js');
    this.#usedPaths.add(path);
    return path;
  }
}

/** Returns the URL of a path relative to its folder. */
function urlOf(path: string): string {
  return encodeURIComponent(basename(path));
}
