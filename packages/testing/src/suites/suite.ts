import { AssertionError } from 'node:assert';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  bundledStdlib,
  CatalogCompileError,
  CatalogCompiler,
  type CompilerOptions,
  Environment,
  type FunctionProvider,
  moduleExtensions,
  type NodeOptions,
  withAgentFacts,
} from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import {
  type Argument,
  callByName,
  context,
  formatMessage,
  fromJS,
  type LogEntry,
  type NativeFunctionDefinition,
  type Place,
  PuppetType,
  toJS,
} from '@pptjs/runtime/internal';
import { Coverage, type CoverageOptions } from '../catalogs/coverage.js';
import { attributesSource, puppetSource } from '../catalogs/puppet-source.js';
import { readCatalog } from '../catalogs/read-catalog.js';
import type { TestCatalog } from '../catalogs/test-catalog.js';
import { LineRecorder } from '../line-coverage/recorder.js';
import { messages } from '../messages.js';
import { describeMissing, type ModuleDependency, readDependencies } from '../modules/module-dependencies.js';
import { fixtureFolders, isModule, LinkedModules, moduleName } from '../modules/module-folder.js';

/** The node, its facts, and code around the tested code. A test can override the options of its suite. */
export interface TestOptions extends Pick<
  NodeOptions,
  'node' | 'facts' | 'trusted' | 'serverFacts' | 'variables' | 'exported'
> {
  /** Puppet code before the tested code. */
  readonly preCondition?: string;
  /** Puppet code after the tested code. */
  readonly postCondition?: string;
}

export interface SuiteOptions
  extends TestOptions, Pick<CompilerOptions, 'strict' | 'strictVariables' | 'settings' | 'cacheDirectory'> {
  /**
   * The folder of the module under test; its name need not be the module's. `false` if the test is not about a module.
   * Default: the current folder, if it contains a module.
   */
  readonly module?: string | false;
  /** The folder of an environment, with `manifests`, `hiera.yaml`, `environment.conf`. */
  readonly environment?: string;
  /** The folders of other modules. Default: the fixture modules of the module under test. */
  readonly modulepath?: readonly string[];
  /** The path of the global layer's `hiera.yaml`. */
  readonly hieraConfig?: string;
  /**
   * Functions that replace those of modules. They take and return plain values. Built-in functions are not replaced.
   */
  readonly functions?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** The result of a compilation. */
export interface TestResult {
  readonly catalog: TestCatalog;
  /** All log entries except those of the level `debug`. */
  readonly logs: readonly LogEntry[];
}

/** Compiles Puppet code for tests. The tests of a suite share the compiled files. */
export class Suite {
  readonly #options: SuiteOptions;
  readonly #settings: Omit<CompilerOptions, 'environment'>;
  readonly #compiler: CatalogCompiler;
  readonly #modules: LinkedModules;
  /** The missing dependencies of the module under test. */
  readonly #missing: readonly ModuleDependency[];
  readonly #catalogs: TestCatalog[] = [];

  /** @throws {Error} if a folder or file of the options does not exist, or a file about the module cannot be parsed */
  constructor(options: SuiteOptions = {}) {
    this.#options = options;
    checkPaths(options);
    const { strict, strictVariables, settings, cacheDirectory, functions = {} } = options;
    const recorder = LineRecorder.ofThread;
    this.#settings = {
      extensions: [...moduleExtensions({ allowJavascript: true }), bundledStdlib()],
      functions: [replacingFunctions(functions)],
      ...(strict !== undefined && { strict }),
      ...(strictVariables !== undefined && { strictVariables }),
      ...(settings !== undefined && { settings }),
      ...(cacheDirectory !== undefined && { cacheDirectory }),
      ...(recorder !== null && { onModule: (module) => recorder.addModule(module) }),
    };
    const tested = readTestedModule(options);
    this.#modules = tested.modules;
    const environment = environmentOf(options, tested);
    for (const folder of [tested.folder, options.environment]) if (folder !== undefined) recorder?.addRoot(folder);
    this.#compiler = new CatalogCompiler({ ...this.#settings, environment });
    this.#missing = tested.dependencies.filter(
      ({ name }) => name !== BUNDLED_MODULE && environment.modules.find(name) === undefined,
    );
  }

  /**
   * Compiles the catalog of Puppet code: `const { catalog } = await suite.compile("class { 'ntp': }", { facts })`.
   *
   * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
   */
  async compile(source: string, options: TestOptions = {}): Promise<TestResult> {
    const { preCondition, postCondition } = { ...this.#options, ...options };
    const code = [preCondition, source, postCondition].filter((part) => part !== undefined).join('\n');
    return this.#compile(this.#compilerFor(code), options);
  }

  /** Compiles a catalog with a class: `await suite.compileClass('ntp', { servers: ['a.example.com'] })`. */
  async compileClass(
    name: string,
    parameters: Readonly<Record<string, unknown>> = {},
    options: TestOptions = {},
  ): Promise<TestResult> {
    return this.compile(`class { ${puppetSource(name)}: ${attributesSource(parameters)} }`, options);
  }

  /**
   * Compiles a catalog with a resource, for example of a defined type: `await suite.compileResource('apache::vhost',
   * 'a', { port: 80 })`.
   */
  async compileResource(
    type: string,
    title: string,
    parameters: Readonly<Record<string, unknown>> = {},
    options: TestOptions = {},
  ): Promise<TestResult> {
    return this.compile(`${type} { ${puppetSource(title)}: ${attributesSource(parameters)} }`, options);
  }

  /** Compiles the catalog of a node with the environment's own manifests. */
  async compileNode(node: string, options: TestOptions = {}): Promise<TestResult> {
    return this.#compile(this.#compiler, { ...options, node });
  }

  /**
   * Compiles Puppet code that must fail, and returns the error: `t.regex((await suite.compileError("class { 'ntp':
   * servers => 1 }")).message, /expects an Array/)`.
   *
   * @throws {AssertionError} if the code compiles
   */
  async compileError(source: string, options: TestOptions = {}): Promise<CatalogCompileError> {
    try {
      await this.compile(source, options);
    } catch (error) {
      if (error instanceof CatalogCompileError) return error;
      throw error;
    }
    throw new AssertionError({
      message: messages.UNEXPECTED_CATALOG.text,
      operator: 'puppet',
      stackStartFn: this.compileError,
    });
  }

  /**
   * Calls a function of Puppet or of a module with plain values and returns a plain value.
   *
   * @throws {Error} the error of the function
   */
  async callFunction(name: string, args: readonly unknown[] = [], options: TestOptions = {}): Promise<unknown> {
    return this.#evaluate(() => toJS(callByName(name, args.map(fromJS))), options);
  }

  /**
   * Whether a value is an instance of a type: `await suite.isInstance('Stdlib::Port', 80)`.
   *
   * @throws {Error} if there is no such type, or a type in it does not exist
   */
  async isInstance(type: string, value: unknown, options: TestOptions = {}): Promise<boolean> {
    return this.#evaluate(() => {
      const parsed = evaluateSource(type, { context: context() });
      if (!(parsed instanceof PuppetType)) throw new TypeError(formatMessage(messages.NO_TYPE, { source: type }));
      return parsed.resolved().isInstance(fromJS(value));
    }, options);
  }

  /** Renders an EPP template of a module: `await suite.renderTemplate('ntp/ntp.conf.epp', { servers: [] })`. */
  async renderTemplate(
    file: string,
    parameters: Readonly<Record<string, unknown>> = {},
    options: TestOptions = {},
  ): Promise<string> {
    return String(await this.callFunction('epp', [file, parameters], options));
  }

  /** Looks up a key in Hiera's data. */
  async lookup(key: string, options: TestOptions = {}): Promise<unknown> {
    return this.callFunction('lookup', [key], options);
  }

  /** Reports which resources of the suite's catalogs the tests have looked up. */
  coverage(options: CoverageOptions = {}): Coverage {
    return new Coverage(this.#catalogs, options);
  }

  /** Adds a catalog to the coverage. */
  protected addToCoverage(catalog: TestCatalog): void {
    this.#catalogs.push(catalog);
  }

  #compilerFor(code: string): CatalogCompiler {
    return new CatalogCompiler(
      { ...this.#settings, environment: this.#compiler.environment.withCode(code) },
      this.#compiler,
    );
  }

  async #compile(compiler: CatalogCompiler, options: TestOptions): Promise<TestResult> {
    const logs: LogEntry[] = [];
    const log = (entry: LogEntry): void => {
      if (entry.level !== 'debug') logs.push(this.#withOwnPaths(entry));
    };
    try {
      const compiled = await compiler.compileLoading(this.#nodeOptions(options, log));
      const catalog = readCatalog(compiled, (file) => this.#modules.ownPaths(file));
      this.addToCoverage(catalog);
      return { catalog, logs };
    } catch (error) {
      throw error instanceof CatalogCompileError ? this.#describe(error) : error;
    }
  }

  /** Returns an error with the module's own paths, which names the missing dependencies. */
  #describe({ failure }: CatalogCompileError): CatalogCompileError {
    const { message, reason, place, origin, logs } = failure;
    const missing = this.#missing.length === 0 ? '' : `\n${describeMissing(this.#missing)}`;
    return new CatalogCompileError({
      ...failure,
      message: `${this.#modules.ownPaths(message)}${missing}`,
      reason: this.#modules.ownPaths(reason),
      place: place && this.#ownPlace(place),
      origin: origin && {
        ...origin,
        reason: this.#modules.ownPaths(origin.reason),
        place: this.#ownPlace(origin.place),
      },
      logs: logs.map(([level, text]) => [level, this.#modules.ownPaths(text)]),
    });
  }

  #withOwnPaths(entry: LogEntry): LogEntry {
    const { message, place } = entry;
    return {
      ...entry,
      message: this.#modules.ownPaths(message),
      ...(place && { place: this.#ownPlace(place) }),
    };
  }

  #ownPlace(place: Place): Place {
    return { ...place, file: this.#modules.ownPaths(place.file) };
  }

  async #evaluate<T>(body: () => T, options: TestOptions): Promise<T> {
    const compiler = this.#compilerFor(options.preCondition ?? '');
    return compiler.evaluateLoading(
      this.#nodeOptions(options, () => undefined),
      body,
    );
  }

  #nodeOptions(options: TestOptions, log: (entry: LogEntry) => void): NodeOptions {
    const { node, facts, trusted, serverFacts, variables, exported } = { ...this.#options, ...options };
    return withAgentFacts({
      log,
      ...(node !== undefined && { node }),
      ...(facts !== undefined && { facts }),
      ...(trusted !== undefined && { trusted }),
      ...(serverFacts !== undefined && { serverFacts }),
      ...(variables !== undefined && { variables }),
      ...(exported !== undefined && { exported }),
    });
  }
}

/** A suite without coverage. It holds no catalogs, so they can be collected as garbage. */
export class SharedSuite extends Suite {
  protected override addToCoverage(): void {}
}

/** The module whose functions and types pptjs has itself. */
const BUNDLED_MODULE = 'stdlib';

/** The module under test and the modules that its `.fixtures.yml` links. */
interface TestedModule {
  readonly modules: LinkedModules;
  readonly dependencies: readonly ModuleDependency[];
  /** The folder of the module under test; undefined if there is none. */
  readonly folder?: string;
  /** The folders of fixture modules. */
  readonly fixtures: readonly string[];
}

/** @throws {Error} if the module, the environment or the hiera.yaml of the options does not exist */
function checkPaths({ module, environment, hieraConfig }: SuiteOptions): void {
  for (const [option, path] of Object.entries({ module, environment, hieraConfig }))
    if (typeof path === 'string' && !existsSync(path))
      throw new Error(formatMessage(messages.MISSING_PATH, { option, path: resolve(path) }));
}

/** @throws {Error} if a file that describes the module cannot be parsed */
function readTestedModule({ module = isModule('.') ? '.' : false }: SuiteOptions): TestedModule {
  if (module === false) return { modules: new LinkedModules(new Map()), dependencies: [], fixtures: [] };
  const name = moduleName(module);
  const { dependencies, links } = readDependencies(module, name);
  const existing = [...links].filter(([, directory]) => existsSync(directory));
  return {
    modules: new LinkedModules(new Map([[name, module], ...existing])),
    dependencies,
    folder: module,
    fixtures: fixtureFolders(module),
  };
}

function environmentOf(
  { environment, modulepath, hieraConfig }: SuiteOptions,
  { modules, fixtures }: TestedModule,
): Environment {
  const folders = [...modules.folders, ...(modulepath ?? fixtures)];
  return new Environment({
    ...(environment === undefined ? { name: 'test' } : { directory: environment }),
    ...((environment === undefined || folders.length > 0) && { modulepath: folders }),
    ...(hieraConfig !== undefined && { hieraConfig }),
  });
}

type PlainFunction = (...args: readonly unknown[]) => unknown;

/** Whether a value can be called with any number of arguments. */
function isPlainFunction(value: unknown): value is PlainFunction {
  return typeof value === 'function';
}

function replacingFunctions(functions: Readonly<Record<string, unknown>>): FunctionProvider {
  return (name): NativeFunctionDefinition | undefined => {
    const body = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!isPlainFunction(body)) return undefined;
    return { kind: 'function', name, file: '', line: 0, native: (...args) => fromJS(body(...args.map(toPlainValue))) };
  };
}

/** Converts an argument to a plain value. A block is returned unchanged, because it has no plain form. */
function toPlainValue(argument: Argument): unknown {
  return typeof argument === 'function' ? argument : toJS(argument);
}
