import { randomUUID } from 'node:crypto';
import { callPlaces } from '@pptjs/engine';
import {
  addDefinitions,
  type Catalog,
  catalogData,
  checkDefinitions,
  evaluateCatalog,
  createContext,
  createTopScope,
  type Definition,
  Definitions,
  type EvaluationContext,
  type EvaluationError,
  type ExportedResource,
  fromJS,
  type LogEntry,
  Manifest,
  type PlainObject,
  provideServices,
  PuppetHash,
  ResourceTypes,
  shareWarnings,
  type Strictness,
  type Value,
  withContext,
} from '@pptjs/runtime';
import { CatalogCompileError, type CatalogFailure, describeFailure, describeWithin } from './catalog-failure.js';
import { CompilationCache } from './compiled/compilation-cache.js';
import { CompiledFiles } from './compiled/compiled-files.js';
import { firstOf, type FunctionProvider, ModuleDefinitions, type TypeProvider } from './compiled/module-definitions.js';
import { loadingNeeded } from './compiled/needs-loading.js';
import type { Environment } from './environment/environment.js';
import { type CatalogExtension, provideEnvironment } from './extensions/catalog-extension.js';
import { ModuleResourceTypes, type ResourceTypeProvider } from './resource-types/module-resource-types.js';
import { settingsOf } from './settings/settings-variables.js';

export interface CompilerOptions {
  readonly environment: Environment;
  /** What becomes of doubtful code; `warning` where it is not said. */
  readonly strict?: Strictness;
  readonly strictVariables?: boolean;
  /** The folder for compiled modules; none are kept where it is not given. */
  readonly cacheDirectory?: string;
  /** `$settings::name`, where the defaults are not right. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Where functions come from that are not written in Puppet. */
  readonly functions?: readonly FunctionProvider[];
  /** Who reads resource types that modules have in Ruby. */
  readonly resourceTypes?: readonly ResourceTypeProvider[];
  /** The warnings that are given once, where other compilers share them. */
  readonly warnings?: Set<string>;
  /** What else an evaluation is given: data, Ruby. */
  readonly extensions?: readonly CatalogExtension[];
}

/** What is known of a node: plain values. */
export interface NodeOptions {
  /** The node's name; that of its certificate where it is not said, else the fact `fqdn`. */
  readonly node?: string;
  readonly facts?: Readonly<Record<string, unknown>> | PuppetHash;
  /** Beside what is there anyway: `certname`, `hostname`, `domain`, `authenticated`, `extensions`. */
  readonly trusted?: Readonly<Record<string, unknown>>;
  readonly serverFacts?: Readonly<Record<string, unknown>>;
  /** Other top-level variables. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Resources that other nodes export. */
  readonly exported?: readonly ExportedResource[];
  /** Says when the code is from: the catalog's `version`; the time where it is not given. */
  readonly version?: number | string;
  readonly uuid?: string;
  readonly log?: (entry: LogEntry) => void;
}

/** A catalog, and how to write it. */
export interface CompiledCatalog {
  readonly catalog: Catalog;
  /** As the reference writes it, rich data. */
  readonly data: PlainObject;
}

/** Compiles the catalogs of an environment's nodes. What is the same for all of them is done once. */
export class CatalogCompiler {
  readonly environment: Environment;
  readonly #options: CompilerOptions;
  readonly #files: CompiledFiles;
  #types: ResourceTypes;
  readonly #settings: PuppetHash;
  /** The functions that extensions have or do not have, by name. */
  readonly #functions: Map<string, Definition | undefined>;
  /** See `ModuleDefinitions`. */
  #world: object;
  /** What was warned of: once for all nodes. */
  readonly #warnings: Set<string>;

  /** @param shared another compiler of the same modules, of which the compiled files are used */
  constructor(options: CompilerOptions, shared?: CatalogCompiler) {
    const { environment, strict = 'warning', strictVariables = true, settings, cacheDirectory } = options;
    this.environment = environment;
    this.#options = options;
    this.#settings =
      shared !== undefined
        ? shared.#settings
        : (fromJS(settingsOf(environment, strict, strictVariables, settings)) as PuppetHash);
    this.#functions = shared !== undefined ? shared.#functions : new Map();
    this.#files =
      shared !== undefined
        ? shared.#files
        : new CompiledFiles({
            strict,
            files: environment.files,
            modulePath: environment.modulepath,
            built: environment.built !== undefined,
            cache: cacheDirectory === undefined ? undefined : new CompilationCache(cacheDirectory),
          });
    this.#warnings = options.warnings ?? (shared !== undefined ? shared.#warnings : new Set());
    this.#types = shared !== undefined ? shared.#types : this.#resourceTypes();
    this.#world = shared !== undefined ? shared.#world : {};
  }

  /** Has the files of the environment looked at anew; until then every catalog is made of what they first were. */
  refresh(): void {
    this.environment.refresh();
    this.#files.refresh();
    this.#functions.clear();
    this.#types = this.#resourceTypes();
    this.#world = {};
  }

  #resourceTypes(): ResourceTypes {
    const { environment, resourceTypes = [], extensions = [] } = this.#options;
    const providers = [...resourceTypes, ...extensions.flatMap(({ findResourceType }) => findResourceType ?? [])];
    return new ResourceTypes(new ModuleResourceTypes(environment, providers));
  }

  /**
   * As `compile`, loading what is found to be needed on the way.
   * @throws {CatalogCompileError} that says why there is no catalog
   */
  async compileLoading(node: NodeOptions = {}): Promise<CompiledCatalog> {
    for (;;) {
      const logs: LogEntry[] = [];
      try {
        const compiled = this.compile({ ...node, log: (entry) => logs.push(entry) });
        replay(logs, node.log);
        return compiled;
      } catch (error) {
        const needed = loadingNeeded(error);
        if (needed === undefined) {
          replay(logs, node.log);
          throw error;
        }
        await needed.load();
      }
    }
  }

  /**
   * @throws {CatalogCompileError} that says why there is no catalog
   * @throws {NeedsLoading} where modules' Ruby code is to be run and Ruby is not loaded: see `compileLoading`,
   * `loadRuby`
   */
  compile(node: NodeOptions = {}): CompiledCatalog {
    const name = nodeName(node);
    const context = this.#contextFor(node, name);
    try {
      const catalog = this.#within(context, () => this.#compile(context, name, node));
      return {
        catalog,
        data: catalogData(catalog, {
          version: node.version ?? Math.floor(Date.now() / 1000),
          uuid: node.uuid ?? randomUUID(),
        }),
      };
    } catch (error) {
      throw loadingNeeded(error) ?? new CatalogCompileError(this.failure(error, name));
    }
  }

  /** What an error says in the reference's words. */
  failure(error: unknown, node: string): CatalogFailure {
    return describeFailure(error, node, this.environment.name, this.#files.modules.find);
  }

  /** Runs something in the context of a node, without making a catalog: a lookup, say. */
  evaluate<T>(node: NodeOptions, body: () => T): T {
    const name = nodeName(node);
    const context = this.#contextFor(node, name);
    return this.#within(context, () => withContext(context, body));
  }

  #within<T>(context: EvaluationContext, body: () => T): T {
    const { extensions = [] } = this.#options;
    return extensions.reduceRight<() => T>(
      (inner, extension) => () => extension.around?.(context, this.environment, inner) ?? inner(),
      body,
    )();
  }

  #compile(context: EvaluationContext, node: string, { exported }: NodeOptions): Catalog {
    const { name } = this.environment;
    const lookup = this.#lookupFor(context);
    return evaluateCatalog(
      context,
      {
        node,
        environment: name,
        resourceTypes: this.#types,
        moduleOf: (definition) => this.#moduleOf(definition),
        locateCalls: (trace) => callPlaces(trace, this.#files.modules.find),
        locate: (trace) => this.#files.modules.placeOf(trace),
        ...(lookup && { lookup }),
        ...(exported && { exported }),
      },
      () => this.#runManifests(context),
    );
  }

  #lookupFor(context: EvaluationContext): ((name: string) => Value | undefined) | undefined {
    for (const { lookup } of this.#options.extensions ?? []) if (lookup) return (name) => lookup(context, name);
    return undefined;
  }

  /** All definitions of the main manifest are known before any of it is evaluated. */
  #runManifests(context: EvaluationContext): void {
    const manifests = this.environment
      .manifestSources()
      .map(({ file, text }) => this.#files.loadText(text, file, false, file !== ''))
      .filter((module) => module instanceof Manifest);
    const definitions = manifests.flatMap((manifest) => manifest.definitions);
    checkDefinitions(definitions);
    addDefinitions(definitions);
    for (const manifest of manifests) manifest.runBody(context);
  }

  /** The function of a name that an extension has; each is looked for once as long as the files are the same. */
  #extensionFunction(name: string): Definition | undefined {
    const known = this.#functions;
    if (!known.has(name)) known.set(name, firstOf(this.#extensionProviders(), name));
    return known.get(name);
  }

  #extensionProviders(): FunctionProvider[] {
    return (this.#options.extensions ?? []).map(
      (extension) => (name) => extension.findFunction?.(this.environment, name),
    );
  }

  #moduleOf({ file }: Definition): string | null {
    return file === '' ? null : (this.environment.modules.moduleOf(file)?.name ?? null);
  }

  #contextFor(options: NodeOptions, node: string): EvaluationContext {
    const {
      strict = 'warning',
      strictVariables = true,
      functions = [],
      extensions = [],
      cacheDirectory,
    } = this.#options;
    const { environment } = this;
    const topScope = createTopScope({
      facts: options.facts ?? {},
      trusted: trustedOf(node, options.trusted),
      serverFacts: options.serverFacts ?? {},
      settings: this.#settings,
      variables: { environment: environment.name, ...options.variables },
    });
    const types = extensions.map(
      (extension): TypeProvider =>
        (name) =>
          extension.findType?.(environment, name),
    );
    const providers = [...functions, (name: string) => this.#extensionFunction(name)];
    const definitions = new Definitions(
      new ModuleDefinitions(environment, (file) => this.#files.load(file), providers, types, this.#world),
    );
    const context = createContext({
      strict,
      strictVariables,
      topScope,
      definitions,
      ...(options.log && { log: options.log }),
    });
    shareWarnings(context, this.#warnings);
    provideEnvironment(context, environment, this.#files);
    provideServices(context, { places: { of: (trace) => this.#files.modules.placeOf(trace) } });
    const reasonWithin = (error: unknown, trace: EvaluationError): string | undefined =>
      describeWithin(error, trace, this.#files.modules.find);
    for (const extension of extensions) extension.provide?.(context, environment, { cacheDirectory, reasonWithin });
    return context;
  }
}

function replay(entries: readonly LogEntry[], log: NodeOptions['log']): void {
  for (const entry of entries) log?.(entry);
}

function nodeName({ node, trusted, facts }: NodeOptions): string {
  const fact = (name: string): unknown => (facts instanceof PuppetHash ? facts.get(name) : facts?.[name]);
  const given = node ?? trusted?.['certname'] ?? fact('clientcert') ?? fact('fqdn');
  return typeof given === 'string' ? given : 'localhost';
}

function trustedOf(node: string, given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const dot = node.indexOf('.');
  const [hostname, domain] = dot < 0 ? [node, null] : [node.slice(0, dot), node.slice(dot + 1)];
  return { authenticated: 'local', certname: node, extensions: {}, hostname, domain, ...given };
}
