import type { CompiledFunction } from '@pptjs/erb/runtime';
import type { GetCompiledFunction, Ruby, RubySource } from '@pptjs/ruby-code';
import { BoundedMap, FunctionError, type NativeFunctionDefinition, textKind, withHelp } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { encodingFault, textWithBytes } from '../environment/encoding.js';
import type { EnvironmentFiles } from '../environment/environment-files.js';
import { loadCompiledRuby } from './compiled-ruby.js';
import type { CorePatches } from './core-patches.js';
import type { RubyDescriptions, RubyFunctionDescription } from './ruby-descriptions.js';

const FOLDER = 'lib/puppet/functions';
/** The folder of functions with the API of Puppet 3. */
const LEGACY_FOLDER = 'lib/puppet/parser/functions';

/** Bounds the cache, because code may call any number of functions that do not exist. */
const MAX_FUNCTIONS = 10_000;

/** The file of a Ruby function. */
interface FunctionFile {
  readonly path: string;
  /** Whether the function has the API of Puppet 3. */
  readonly isLegacy: boolean;
}

/**
 * The Ruby functions of an environment and its modules. A function with the current API takes precedence over one with the
 * API of Puppet 3. Caches the functions by name; a refreshed environment gets another instance.
 */
export class RubyFunctions {
  readonly #environment: CatalogEnvironment;
  readonly #run: <T>(body: (ruby: Ruby) => T) => T;
  readonly #descriptions: RubyDescriptions;
  readonly #patches: CorePatches;
  readonly #functions = new BoundedMap<string, NativeFunctionDefinition | undefined>(MAX_FUNCTIONS);
  /** The compiled forms of functions with the API of Puppet 3 that Ruby code calls, by path. */
  readonly #legacy = new BoundedMap<string, GetCompiledFunction>(MAX_FUNCTIONS);

  constructor(
    environment: CatalogEnvironment,
    run: <T>(body: (ruby: Ruby) => T) => T,
    descriptions: RubyDescriptions,
    patches: CorePatches,
  ) {
    this.#environment = environment;
    this.#run = run;
    this.#descriptions = descriptions;
    this.#patches = patches;
  }

  find(name: string): NativeFunctionDefinition | undefined {
    if (this.#functions.has(name)) return this.#functions.get(name);
    const found = this.#load(name);
    this.#functions.set(name, found);
    return found;
  }

  /** Returns the signatures of a function as Ruby describes them; undefined if there is no such function. */
  describe(name: string): RubyFunctionDescription | undefined {
    const file = rubyFunctionFile(this.#environment, name);
    return file && this.#describe(name, this.#sourceOf(file.path), file.isLegacy);
  }

  /** Returns a function with the API of Puppet 3 as JavaScript, or null if the interpreter must execute it. */
  compiledLegacyFunction(name: string, path: string): CompiledFunction | null {
    let compiled = this.#legacy.get(path);
    if (compiled === undefined) {
      const source = this.#sourceOf(path);
      const isBuilt = this.#environment.built?.compiledFunction(path) !== undefined;
      // The record of a built environment may be that of a function with the current API and the same name.
      const code = isBuilt ? '' : this.#codeOfLegacyFunction(name, source);
      this.#legacy.set(path, (compiled = this.#compiledForm(path, code)));
    }
    return compiled();
  }

  /** Returns no code if the file does not pass Puppet's checks, which Puppet does not make for a call from Ruby code. */
  #codeOfLegacyFunction(name: string, source: RubySource): string {
    try {
      return this.#descriptions.describeFunction(name, source, true).code;
    } catch (error) {
      if (error instanceof FunctionError) return '';
      throw error;
    }
  }

  #load(name: string): NativeFunctionDefinition | undefined {
    const file = rubyFunctionFile(this.#environment, name);
    if (file === undefined) return undefined;
    const { path, isLegacy } = file;
    const source = this.#sourceOf(path);
    if (!isLegacy) this.#checkEncoding(source);
    const { data, code } = this.#describe(name, source, isLegacy);
    const compiled = this.#compiledForm(path, code);
    if (isLegacy) this.#legacy.set(path, compiled);
    const found = this.#run((ruby) => ruby.loadFunction(name, source, isLegacy, data, compiled));
    return { ...found, native: (...args) => this.#run(() => found.native(...args)) };
  }

  #describe(name: string, source: RubySource, isLegacy: boolean): RubyFunctionDescription {
    const data = this.#environment.built?.rubyFunction(name);
    return data === undefined ? this.#descriptions.describeFunction(name, source, isLegacy) : { data, code: '' };
  }

  /**
   * Compiled code assumes that Ruby's own classes are unchanged.
   *
   * @param code the function as a JavaScript module; empty if only a built environment may have its compiled form
   */
  #compiledForm(path: string, code: string): GetCompiledFunction {
    const { built, host } = this.#environment;
    let loaded: CompiledFunction | null | undefined;
    const load = (): CompiledFunction | null =>
      code === '' ? (built?.compiledFunction(path) ?? null) : loadCompiledRuby<CompiledFunction>(code, path, host);
    return () => (this.#patches.exist ? null : (loaded ??= load()));
  }

  /**
   * Puppet looks for the name of the function in the text of the file, which must be UTF-8 even in comments.
   *
   * @throws {FunctionError}
   */
  #checkEncoding({ path, source }: RubySource): void {
    if (textKind(source) !== 'text') throw encodingError(this.#environment.files, path);
  }

  #sourceOf(path: string): RubySource {
    const source = textWithBytes(this.#environment.files, path) ?? '';
    this.#patches.add(path, source);
    return { path, source };
  }
}

/** Returns the error for a file that is not UTF-8, which it must be even in comments. */
export function encodingError(files: EnvironmentFiles, path: string): FunctionError {
  const fault = encodingFault(files, path);
  if (fault === undefined) throw new TypeError(`${path} is UTF-8`);
  const { message, help, line, column } = fault;
  const error = withHelp(new FunctionError(message), help);
  error.origin = { file: path, line, column, length: 1 };
  return error;
}

/** Returns the file of a Ruby function; undefined if neither the environment nor a module has one. */
export function rubyFunctionFile(environment: CatalogEnvironment, name: string): FunctionFile | undefined {
  if (!/^[a-z_]\w*(::[a-z_]\w*)*$/.test(name)) return undefined;
  const path = findRubyFile(environment, name, `${FOLDER}/${name.replaceAll('::', '/')}.rb`);
  if (path !== undefined) return { path, isLegacy: false };
  const legacy = legacyFunctionFile(environment, name);
  return legacy === undefined ? undefined : { path: legacy, isLegacy: true };
}

/** Returns the file of a function for Puppet 3, which has no qualified name; undefined if there is none. */
export function legacyFunctionFile(environment: CatalogEnvironment, name: string): string | undefined {
  if (name.includes('::')) return undefined;
  const path = `${LEGACY_FOLDER}/${name}.rb`;
  const { directory, files, modules } = environment;
  return (directory === undefined ? undefined : files.within(directory, path)) ?? modules.pluginFile(path);
}

/**
 * Returns the file of a function or data type. A qualified name contains the name of the module, or begins with
 * `environment`. A plain name may be in the environment and in any module.
 */
export function findRubyFile(environment: CatalogEnvironment, name: string, path: string): string | undefined {
  const { modules, files } = environment;
  const separator = name.indexOf('::');
  const module = separator < 0 ? null : name.slice(0, separator);
  if (module !== null && module !== 'environment') return modules.fileOf(module, path);
  for (const directory of module === null ? codeFolders(environment) : ownFolder(environment)) {
    const file = files.within(directory, path);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** The folders of the environment and of its modules. */
function codeFolders(environment: CatalogEnvironment): readonly string[] {
  return [...ownFolder(environment), ...environment.modules.all.map(({ directory }) => directory)];
}

function ownFolder({ directory }: CatalogEnvironment): readonly string[] {
  return directory === undefined ? [] : [directory];
}

/** Returns the names of the Ruby functions of an environment and its modules, derived from the names of their files. */
export function rubyFunctionNames(environment: CatalogEnvironment): readonly string[] {
  const { files, modules } = environment;
  const namesIn = (folders: readonly string[], path: string): string[] =>
    folders.flatMap((directory) => namesBelow(files.within(directory, path), files));
  const legacy = namesIn([...ownFolder(environment), ...modules.pluginFolders], LEGACY_FOLDER);
  return [...new Set([...namesIn(codeFolders(environment), FOLDER), ...legacy])];
}

function namesBelow(folder: string | undefined, files: EnvironmentFiles): string[] {
  if (folder === undefined) return [];
  const ruby = files.below(folder).filter((path) => path.endsWith('.rb'));
  return ruby.map((path) => path.slice(folder.length + 1, -'.rb'.length).replaceAll('/', '::'));
}
