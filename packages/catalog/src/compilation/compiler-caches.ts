import {
  BoundedMap,
  DEFAULT_STRICTNESS,
  type Definition,
  fromJS,
  NativeTypes,
  TimeLimit,
  TypeTable,
  type Value,
} from '@pptjs/runtime/internal';
import { CompilationCache } from '../compiled/compilation-cache.js';
import { CompiledFiles } from '../compiled/compiled-files.js';
import { firstDefinition } from '../compiled/module-definitions.js';
import type { TextCache } from '../environment/compiler-host.js';
import { readsCallerScope } from '../extensions/scope-readers.js';
import { ModuleResourceTypes } from '../resource-types/module-resource-types.js';
import type { CompilerOptions } from '../settings/compiler-options.js';
import { settingsVariables } from '../settings/settings-variables.js';

/** The number of function names for which the answers of the extensions are cached. */
const MAX_FUNCTION_NAMES = 10_000;

/**
 * The data that successive catalogs share while the files stay the same. A compiler owns its caches, or shares those of
 * another compiler of the same modules. `refresh` empties them.
 */
export class CompilerCaches {
  /** The compiled Puppet files, by path. */
  readonly files: CompiledFiles;
  /** The cache on disk; undefined if there is none. */
  readonly cache: TextCache | undefined;
  /** The variables `$settings::name`. */
  readonly settings: Value;
  /** The limit of the time of one evaluation. Only compilers with the option `timeLimit` use it. */
  readonly timeLimit: TimeLimit;
  readonly #options: CompilerOptions;
  /** The functions of extensions by name; undefined for a name that no extension has. */
  readonly #extensionFunctions = new BoundedMap<string, Definition | undefined>(MAX_FUNCTION_NAMES);
  #resourceTypes: NativeTypes;
  #typeTable = new TypeTable();

  constructor(options: CompilerOptions) {
    const {
      environment,
      strict = DEFAULT_STRICTNESS,
      strictVariables = true,
      settings,
      cacheDirectory,
      timeLimit = 0,
    } = options;
    const { host } = environment;
    this.#options = options;
    this.cache = cacheDirectory === undefined ? undefined : host.openCache?.(cacheDirectory);
    this.timeLimit = new TimeLimit(timeLimit * 1000);
    this.settings = fromJS(settingsVariables(environment, strict, strictVariables, settings));
    this.files = new CompiledFiles({
      strict,
      files: environment.files,
      modulePath: environment.modulepath,
      host,
      built: environment.built,
      onModule: options.onModule,
      readsScope: (name) => readsCallerScope(environment, name),
      cache: this.cache && new CompilationCache(this.cache),
    });
    this.#resourceTypes = this.#createNativeTypes();
  }

  /** The resource types that modules declare in Ruby. */
  get resourceTypes(): NativeTypes {
    return this.#resourceTypes;
  }

  /** The types that the catalogs of all nodes share. */
  get typeTable(): TypeTable {
    return this.#typeTable;
  }

  /** Finds a function that an extension has. */
  findExtensionFunction(name: string): Definition | undefined {
    const functions = this.#extensionFunctions;
    if (!functions.has(name)) functions.set(name, this.#searchExtensions(name));
    return functions.get(name);
  }

  /** The names of the functions of all extensions. */
  extensionFunctionNames(): readonly string[] {
    const { environment, extensions = [] } = this.#options;
    return extensions.flatMap((extension) => extension.functionNames?.(environment) ?? []);
  }

  /** Looks at the files of the environment again and removes outdated entries. */
  refresh(): void {
    const { environment, extensions = [] } = this.#options;
    environment.refresh();
    this.files.refresh();
    this.#extensionFunctions.clear();
    for (const extension of extensions) extension.refresh?.(environment);
    this.#resourceTypes = this.#createNativeTypes();
    this.#typeTable = new TypeTable();
  }

  /** Removes everything that an evaluation may have left half changed, because a limit has ended it. */
  abandonEvaluation(): void {
    const { extensions = [] } = this.#options;
    for (const extension of extensions) extension.abandonEvaluation?.();
    this.#extensionFunctions.clear();
    this.#resourceTypes = this.#createNativeTypes();
    this.#typeTable = new TypeTable();
  }

  #searchExtensions(name: string): Definition | undefined {
    const { environment, extensions = [] } = this.#options;
    return firstDefinition(
      extensions.map((extension) => (functionName) => extension.findFunction?.(environment, functionName)),
      name,
    );
  }

  #createNativeTypes(): NativeTypes {
    const { environment, resourceTypes = [], extensions = [] } = this.#options;
    const providers = [...resourceTypes, ...extensions.flatMap(({ findResourceType }) => findResourceType ?? [])];
    return new NativeTypes(new ModuleResourceTypes(environment, providers));
  }
}
