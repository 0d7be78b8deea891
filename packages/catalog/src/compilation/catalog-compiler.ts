import { callPlaces } from '@pptjs/engine';
import {
  addDefinitions,
  type Catalog,
  catalogData,
  CatalogError,
  type CatalogOptions,
  checkDefinitions,
  type Definition,
  evaluateCatalog,
  type EvaluationContext,
  EvaluationError,
  fromHost,
  locateInterruption,
  Manifest,
  type NodeClass,
  type PlainObject,
  TimeLimitError,
  type Value,
  withContext,
  withHelp,
  withMemoryLimit,
  withTimeLimit,
} from '@pptjs/runtime/internal';
import { explainMissingNode } from '../compiled/missing-node.js';
import { findNeedsLoading, type NeedsLoading } from '../compiled/needs-loading.js';
import { recordRedefinedFunctions } from '../compiled/redefined-functions.js';
import { type DependencyCycle, findDependencyCycles } from '../cycles/dependency-cycles.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { type CompilerOptions, type NodeOptions, nodeName } from '../settings/compiler-options.js';
import { Attempt } from './attempt.js';
import { CatalogCompileError, type CatalogFailure, describeFailure } from './catalog-failure.js';
import { CompilerCaches } from './compiler-caches.js';
import { mainManifests, NodeContexts } from './node-contexts.js';

/** A compiled catalog. */
export interface CompiledCatalog {
  readonly catalog: Catalog;
  /** The catalog as rich data, in the form that Puppet writes. */
  readonly data: PlainObject;
  /** The value of the last statement of the main manifest. */
  readonly value: Value;
  /** Empty without the option `findsCycles`. */
  readonly cycles: readonly DependencyCycle[];
}

/** The result for a node: its catalog, or the error that `compileLoading` throws. */
export type CatalogOutcome<Compiled = CompiledCatalog> = { readonly compiled: Compiled } | { readonly error: unknown };

/** Returns the options of a node. It throws an error if they cannot be read. */
export type ReadNode = () => NodeOptions;

/** Converts the catalog of a node to the result that a caller needs. */
export type ConvertCatalog<Compiled, Result> = (compiled: Compiled, node: NodeOptions) => Result;

/**
 * How long catalogs share a limit of time, in milliseconds. Setting a limit starts a thread, for whose end the process waits: if
 * all processors are busy, for some milliseconds.
 */
const SHARED_LIMIT = 100;

/**
 * Compiles the catalogs of an environment's nodes. Until `refresh`, all catalogs see the same contents of the files and
 * share the compiled files.
 */
export class CatalogCompiler {
  readonly environment: CatalogEnvironment;
  readonly #options: CompilerOptions;
  readonly #caches: CompilerCaches;
  /** The texts of warnings that Puppet logs once in a process. */
  readonly #warnings: Set<string>;
  readonly #contexts: NodeContexts;
  /** The definitions of the main manifests of the last catalog. */
  #mainDefinitions:
    | { readonly manifests: readonly Manifest[]; readonly definitions: readonly Definition[] }
    | undefined;

  /** @param shared another compiler of the same modules, whose caches this one shares */
  constructor(options: CompilerOptions, shared?: CatalogCompiler) {
    this.environment = options.environment;
    this.#options = options;
    this.#caches = shared === undefined ? new CompilerCaches(options) : shared.#caches;
    this.#warnings = options.warnings ?? (shared === undefined ? new Set() : shared.#warnings);
    this.#contexts = new NodeContexts(options, this.#caches, this.#warnings);
  }

  /** Looks at the files of the environment again. The next catalog is compiled from their current contents. */
  refresh(): void {
    this.#caches.refresh();
  }

  /**
   * Compiles a catalog as `compile` does. If that needs something that can only be loaded asynchronously (Ruby, a
   * function in JavaScript), loads it and compiles again.
   *
   * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
   */
  async compileLoading(node: NodeOptions = {}): Promise<CompiledCatalog> {
    return this.#repeatLoading(node, (attempt) => this.compile(attempt));
  }

  /**
   * Compiles the catalogs of several nodes as `compileLoading` does. Setting a limit of time takes a part of the time of a
   * small catalog, so catalogs share limits. A catalog that is ended because others have used its time is repeated.
   *
   * @param nodes Each function is called when its catalog is compiled, so that memory holds the facts of one node at a time. It
   *   is called again if the catalog is repeated. An error of the function is the outcome of its node.
   * @param convert is called with each catalog within its limit. Its result takes the place of the catalog, so that the memory
   *   of catalogs that share a limit becomes free. Logs go to the options that it gets.
   * @yields the outcome of each node, in the order of the nodes
   */
  compileEach(nodes: readonly ReadNode[]): AsyncGenerator<CatalogOutcome, void, undefined>;
  compileEach<Result>(
    nodes: readonly ReadNode[],
    convert: ConvertCatalog<CompiledCatalog, Result>,
  ): AsyncGenerator<CatalogOutcome<Result>, void, undefined>;
  async *compileEach(
    nodes: readonly ReadNode[],
    convert: ConvertCatalog<CompiledCatalog, unknown> = (compiled) => compiled,
  ): AsyncGenerator<CatalogOutcome<unknown>, void, undefined> {
    for (let done = 0; done < nodes.length;) {
      const { outcomes, needed } = this.#compileTogether(nodes.slice(done), convert);
      done += outcomes.length;
      yield* outcomes;
      try {
        await needed?.load();
      } catch (error) {
        done++;
        yield { error };
      }
    }
  }

  /**
   * Compiles the catalog of a node.
   *
   * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
   * @throws {NeedsLoading} if the catalog needs something that is not loaded: see `compileLoading`
   */
  compile(node: NodeOptions = {}): CompiledCatalog {
    const context = this.#contexts.create(node, nodeName(node));
    try {
      return this.#limit(
        () => context,
        () => this.#compileUnlimited(context, node),
      );
    } catch (error) {
      throw error instanceof TimeLimitError ? this.#reported(error, node) : error;
    }
  }

  /** Describes an error that the compilation for a node threw, in Puppet's words. */
  failure(error: unknown, node: string): CatalogFailure {
    const { environment } = this;
    const { modules } = this.#caches.files;
    return describeFailure(error, node, environment, {
      find: modules.find,
      modulesOf: (file) => modules.modulesOf(file),
      textOf: (file) => this.#textOf(file),
    });
  }

  /** Calls `body` in the context of a node, without compiling a catalog; for a lookup, for example. */
  evaluate<T>(node: NodeOptions, body: () => T): T {
    const context = this.#contexts.create(node, nodeName(node));
    return this.#limit(
      () => context,
      () => this.#runWithExtensions(context, () => withContext(context, body)),
    );
  }

  /**
   * Compiles the catalog of a node, and calls `body` in its top scope.
   *
   * @throws {EvaluationError} if there is no catalog
   */
  evaluateInCatalog<T>(node: NodeOptions, body: () => T): T {
    const name = nodeName(node);
    const context = this.#contexts.create(node, name);
    return this.#limit(
      () => context,
      () =>
        this.#runWithExtensions(context, () => {
          this.#compile(context, name, node);
          return withContext(context, body);
        }),
    );
  }

  /**
   * Evaluates as `evaluate` does, or as `evaluateInCatalog`. If that needs something that can only be loaded
   * asynchronously, loads it and calls `body` again.
   */
  async evaluateLoading<T>(
    node: NodeOptions,
    body: () => T,
    { compiles = false }: { readonly compiles?: boolean } = {},
  ): Promise<T> {
    return this.#repeatLoading(node, (attempt) =>
      compiles ? this.evaluateInCatalog(attempt, body) : this.evaluate(attempt, body),
    );
  }

  /**
   * Compiles catalogs with one limit of time. Stops when the time of `SHARED_LIMIT` is over, when something must be loaded, or
   * when the limit ends a catalog. Such a catalog has no outcome, unless it is the first one, which had the whole time.
   */
  #compileTogether<Result>(
    nodes: readonly ReadNode[],
    convert: ConvertCatalog<CompiledCatalog, Result>,
  ): {
    readonly outcomes: readonly CatalogOutcome<Result>[];
    readonly needed: NeedsLoading | undefined;
  } {
    const ended: { readonly outcome: CatalogOutcome<Result>; readonly attempt: Attempt | undefined }[] = [];
    let running: { readonly attempt: Attempt; readonly options: NodeOptions; context?: EvaluationContext } | undefined;
    let needed: NeedsLoading | undefined;
    const compileInTurn = (): void => {
      const end = performance.now() + SHARED_LIMIT;
      for (const read of nodes) {
        const outcome = outcomeOf((): Result => {
          const node = read();
          const attempt = new Attempt(node.log, this.#warnings);
          const options = attempt.optionsOf(node);
          running = { attempt, options };
          running.context = this.#contexts.create(options, nodeName(node));
          return convert(this.#compileUnlimited(running.context, options), options);
        });
        needed = 'error' in outcome ? findNeedsLoading(outcome.error) : undefined;
        if (needed !== undefined) return;
        ended.push({ outcome, attempt: running?.attempt });
        running = undefined;
        if (performance.now() > end) return;
      }
    };
    try {
      this.#limit(() => running?.context, compileInTurn);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      if (ended.length === 0) {
        const reported = running === undefined ? error : this.#reported(error, running.options);
        ended.push({ outcome: { error: reported }, attempt: running?.attempt });
        running = undefined;
      }
    }
    running?.attempt.discard();
    for (const { attempt } of ended) attempt?.finish();
    return { outcomes: ended.map(({ outcome }) => outcome), needed };
  }

  /** Compiles a catalog without the limits of the options. */
  #compileUnlimited(context: EvaluationContext, node: NodeOptions): CompiledCatalog {
    try {
      const options = {
        version: node.version ?? Math.floor(Date.now() / 1000),
        uuid: node.uuid ?? crypto.randomUUID(),
        nodeClasses: Object.keys(node.classes ?? {}),
      };
      const { catalog, value, data } = this.#runWithExtensions(context, () => {
        const compiled = this.#compile(context, nodeName(node), node);
        return { ...compiled, data: withContext(context, () => catalogData(compiled.catalog, options)) };
      });
      return { catalog, value, data, cycles: this.#options.findsCycles ? findDependencyCycles(data) : [] };
    } catch (error) {
      if (error instanceof CatalogError && error.help === undefined)
        withHelp(
          error,
          withContext(context, () => explainMissingNode(context.definitions.nodes, nodeName(node))),
        );
      throw this.#reported(error, node);
    }
  }

  /** Returns the error that `compile` throws for an error of the evaluation. */
  #reported(error: unknown, node: NodeOptions): Error {
    return findNeedsLoading(error) ?? new CatalogCompileError(this.failure(error, nodeName(node)));
  }

  /** Repeats an evaluation until everything that it needs is loaded. Logs the entries of the last attempt only. */
  async #repeatLoading<T>(node: NodeOptions, evaluate: (options: NodeOptions) => T): Promise<T> {
    for (;;) {
      const attempt = new Attempt(node.log, this.#warnings);
      try {
        const result = evaluate(attempt.optionsOf(node));
        attempt.finish();
        return result;
      } catch (error) {
        const needed = findNeedsLoading(error);
        if (needed === undefined) {
          attempt.finish();
          throw error;
        }
        attempt.discard();
        await needed.load();
      }
    }
  }

  /**
   * Runs evaluations with the limits of the options.
   * @param running returns the context of the evaluation that runs
   */
  #limit<T>(running: () => EvaluationContext | undefined, body: () => T): T {
    return withMemoryLimit(this.#options.memoryLimit, () => this.#limitTime(running, body));
  }

  #limitTime<T>(running: () => EvaluationContext | undefined, body: () => T): T {
    const { timeLimit } = this.#options;
    if (timeLimit === undefined) return body();
    try {
      return withTimeLimit(this.#caches.timeLimit, timeLimit, body);
    } catch (error) {
      if (error instanceof TimeLimitError) {
        const context = running();
        if (context !== undefined) locateInterruption(error, context);
        this.#caches.abandonEvaluation();
      }
      throw error;
    }
  }

  #textOf(file: string): string | undefined {
    try {
      const main = this.environment.manifestSources().find((source) => source.file === file);
      return main?.text ?? this.environment.files.text(file) ?? undefined;
    } catch (error) {
      // The file that failed cannot be read, or has become unreadable since.
      if (error instanceof EvaluationError) return undefined;
      throw error;
    }
  }

  #runWithExtensions<T>(context: EvaluationContext, body: () => T): T {
    const { extensions = [] } = this.#options;
    return extensions.reduceRight<() => T>(
      (inner, extension) => () => extension.around?.(context, this.environment, inner) ?? inner(),
      body,
    )();
  }

  #compile(
    context: EvaluationContext,
    node: string,
    { exported, classes }: NodeOptions,
  ): Pick<CompiledCatalog, 'catalog' | 'value'> {
    const { files, resourceTypes } = this.#caches;
    const { lookup, findData } = this.#dataFor(context);
    let value: Value = null;
    const catalog = evaluateCatalog(
      context,
      {
        node,
        environment: this.environment.name,
        nativeTypes: resourceTypes,
        moduleOf: (definition) => this.#moduleOf(definition),
        locateCalls: (trace) => callPlaces(trace, files.modules.find),
        locate: (trace) => files.modules.callingPlace(trace),
        ...(lookup && { lookup }),
        ...(findData && { findData }),
        ...(exported && { exported }),
        ...(classes && { classes: Object.entries(classes).map(nodeClass) }),
      },
      (enter) => {
        value = this.#runManifests(context, enter);
      },
    );
    return { catalog, value };
  }

  #dataFor(context: EvaluationContext): Pick<CatalogOptions, 'lookup' | 'findData'> {
    const extension = this.#options.extensions?.find(({ lookup }) => lookup !== undefined);
    if (extension?.lookup === undefined) return {};
    const { lookup, findData } = extension;
    return {
      lookup: (className) => lookup(context, className),
      ...(findData && { findData: (name, path) => findData(context, name, path) }),
    };
  }

  /**
   * Adds all definitions of the main manifest before it evaluates any of its files.
   *
   * @param enter is called with each file before the file is evaluated
   * @returns the value of the last statement
   */
  #runManifests(context: EvaluationContext, enter: (file: string) => void): Value {
    let sources = this.#mainManifests();
    const manifests = sources.map(({ manifest }) => manifest);
    const definitions = this.#definitionsOf(manifests);
    mainManifests.set(context, manifests);
    checkDefinitions(definitions);
    addDefinitions(definitions);
    if (recordRedefinedFunctions(context)) sources = this.#mainManifests();
    let value: Value = null;
    for (const { file, manifest } of sources) {
      enter(file);
      value = manifest.runBody(context);
    }
    return value;
  }

  /** Returns the definitions of manifests, in the same list for all catalogs, because a list is checked once. */
  #definitionsOf(manifests: readonly Manifest[]): readonly Definition[] {
    let last = this.#mainDefinitions;
    const isSame =
      last?.manifests.length === manifests.length && manifests.every((each, i) => each === last?.manifests[i]);
    if (last === undefined || !isSame)
      this.#mainDefinitions = last = { manifests, definitions: manifests.flatMap(({ definitions }) => definitions) };
    return last.definitions;
  }

  #mainManifests(): readonly { readonly file: string; readonly manifest: Manifest }[] {
    const loaded: { readonly file: string; readonly manifest: Manifest }[] = [];
    for (const { file, text } of this.environment.manifestSources()) {
      const manifest = this.#caches.files.loadText(text, file, { isFromFile: file !== '' });
      if (manifest instanceof Manifest) loaded.push({ file, manifest });
    }
    return loaded;
  }

  #moduleOf({ file }: Definition): string | null {
    const { built, modules } = this.environment;
    return file === '' ? null : (modules.moduleOf(built?.fileOf(file) ?? file)?.name ?? null);
  }
}

function nodeClass([name, parameters]: [string, Readonly<Record<string, unknown>> | null]): NodeClass {
  return { name, parameters: new Map(Object.entries(parameters ?? {}).map(([key, value]) => [key, fromHost(value)])) };
}

function outcomeOf<Result>(compile: () => Result): CatalogOutcome<Result> {
  try {
    return { compiled: compile() };
  } catch (error) {
    return { error };
  }
}
