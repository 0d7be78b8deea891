import { AssertionError } from 'node:assert';
import {
  CatalogCompileError,
  CatalogCompiler,
  type CompilerOptions,
  Environment,
  type FunctionProvider,
  moduleExtensions,
  type NodeOptions,
} from '@pptjs/catalog';
import {
  callByName,
  fromJS,
  type LogEntry,
  type NativeFunctionDefinition,
  parseType,
  toJS,
  type Value,
} from '@pptjs/runtime';
import type { TestCatalog } from './catalog.js';
import { Coverage, type CoverageOptions } from './coverage.js';
import { fixtureFolders, folderWith, isModule } from './module-path.js';
import { attributesSource, puppetSource } from './puppet-source.js';
import { readCatalog } from './read-catalog.js';

/** Where the code is, and what is known of the node. Every option of a suite can be given anew for one test. */
export interface TestOptions extends Pick<
  NodeOptions,
  'node' | 'facts' | 'trusted' | 'serverFacts' | 'variables' | 'exported'
> {
  /** Puppet code that comes before what is tested, and after it. */
  readonly preCondition?: string;
  readonly postCondition?: string;
}

export interface SuiteOptions
  extends TestOptions, Pick<CompilerOptions, 'strict' | 'strictVariables' | 'settings' | 'cacheDirectory'> {
  /**
   * The folder of the module under test, whatever it is called; the current one, if it is a module, where it is not
   * said. `false` where no module is tested.
   */
  readonly module?: string | false;
  /** The folder of an environment with `manifests`, `hiera.yaml`, `environment.conf`. */
  readonly environment?: string;
  /** Folders of modules; those among the fixtures of the module under test where it is not said. */
  readonly modulepath?: readonly string[];
  /** The `hiera.yaml` of the global layer. */
  readonly hieraConfig?: string;
  /** Functions in place of those of modules: plain values in and out. Functions that are built in stay as they are. */
  readonly functions?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** What came of a compilation. */
export interface TestResult {
  readonly catalog: TestCatalog;
  /** What was logged, without `debug`. */
  readonly logs: readonly LogEntry[];
}

/** Compiles Puppet code for tests. What is the same for all tests of a suite is done once. */
export class Suite {
  readonly #options: SuiteOptions;
  readonly #settings: Omit<CompilerOptions, 'environment'>;
  readonly #compiler: CatalogCompiler;
  readonly #catalogs: TestCatalog[] = [];

  constructor(options: SuiteOptions = {}) {
    this.#options = options;
    const { strict = 'error', strictVariables, settings, cacheDirectory, functions = {} } = options;
    this.#settings = {
      strict,
      extensions: moduleExtensions(),
      functions: [replacements(functions)],
      ...(strictVariables !== undefined && { strictVariables }),
      ...(settings !== undefined && { settings }),
      ...(cacheDirectory !== undefined && { cacheDirectory }),
    };
    this.#compiler = new CatalogCompiler({ ...this.#settings, environment: environmentOf(options) });
  }

  /**
   * Compiles the catalog of Puppet code: `const { catalog } = await suite.compile("class { 'ntp': }", { facts })`.
   * @throws {CatalogCompileError} where there is no catalog
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
   * Compiles a catalog with a resource, of a defined type say: `await suite.compileResource('apache::vhost', 'a', {
   * port: 80 })`.
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
   * Why there is no catalog: `t.regex((await suite.compileError("class { 'ntp': servers => 1 }")).message, /expects an
   * Array/)`.
   * @throws {AssertionError} where there is one
   */
  async compileError(source: string, options: TestOptions = {}): Promise<CatalogCompileError> {
    try {
      await this.compile(source, options);
    } catch (error) {
      if (error instanceof CatalogCompileError) return error;
      throw error;
    }
    throw new AssertionError({
      message: 'The catalog compiles, though it should not',
      operator: 'puppet',
      stackStartFn: this.compileError,
    });
  }

  /** Calls a function, one of a module say, with plain values. @throws what the function fails with */
  async callFunction(name: string, args: readonly unknown[] = [], options: TestOptions = {}): Promise<unknown> {
    return this.#evaluate(() => toJS(callByName(name, args.map(fromJS))), options);
  }

  /**
   * Whether a value is one of a type: `await suite.isInstance('Stdlib::Port', 80)`. @throws where there is no such type
   */
  async isInstance(type: string, value: unknown, options: TestOptions = {}): Promise<boolean> {
    return this.#evaluate(() => parseType(type).resolved().isInstance(fromJS(value)), options);
  }

  /** Renders a template (EPP) of a module: `await suite.renderTemplate('ntp/ntp.conf.epp', { servers: [] })`. */
  async renderTemplate(
    file: string,
    parameters: Readonly<Record<string, unknown>> = {},
    options: TestOptions = {},
  ): Promise<string> {
    return String(await this.callFunction('epp', [file, parameters], options));
  }

  /** The value that a lookup in Hiera's data gives. */
  async lookup(key: string, options: TestOptions = {}): Promise<unknown> {
    return this.callFunction('lookup', [key], options);
  }

  /** Which resources of the catalogs so far the tests have asked for. */
  coverage(options: CoverageOptions = {}): Coverage {
    return new Coverage(this.#catalogs, options);
  }

  /** Keeps a catalog for `coverage`. */
  protected remember(catalog: TestCatalog): void {
    this.#catalogs.push(catalog);
  }

  #compilerFor(code: string): CatalogCompiler {
    return new CatalogCompiler(
      { ...this.#settings, environment: this.#compiler.environment.withCode(code) },
      this.#compiler,
    );
  }

  #compile(compiler: CatalogCompiler, options: TestOptions): TestResult {
    const logs: LogEntry[] = [];
    const compiled = compiler.compile(
      this.#node(options, (entry) => void (entry.level === 'debug' || logs.push(entry))),
    );
    const catalog = readCatalog(compiled);
    this.remember(catalog);
    return { catalog, logs };
  }

  #evaluate<T>(body: () => T, options: TestOptions): T {
    const compiler = this.#compilerFor(options.preCondition ?? '');
    return compiler.evaluate(
      this.#node(options, () => undefined),
      body,
    );
  }

  #node(options: TestOptions, log: (entry: LogEntry) => void): NodeOptions {
    const { node, facts, trusted, serverFacts, variables, exported } = { ...this.#options, ...options };
    return {
      log,
      ...(node !== undefined && { node }),
      ...(facts !== undefined && { facts }),
      ...(trusted !== undefined && { trusted }),
      ...(serverFacts !== undefined && { serverFacts }),
      ...(variables !== undefined && { variables }),
      ...(exported !== undefined && { exported }),
    };
  }
}

/** A suite that nobody can ask for its coverage: it keeps no catalogs. */
export class SharedSuite extends Suite {
  protected override remember(): void {}
}

function environmentOf({
  module = isModule('.') ? '.' : false,
  environment,
  modulepath,
  hieraConfig,
}: SuiteOptions): Environment {
  const folders = modulepath ?? (module === false ? [] : fixtureFolders(module));
  const own = module === false ? [] : [folderWith(module)];
  return new Environment({
    ...(environment === undefined ? { name: 'test' } : { directory: environment }),
    ...((environment === undefined || own.length + folders.length > 0) && { modulepath: [...own, ...folders] }),
    ...(hieraConfig !== undefined && { hieraConfig }),
  });
}

function replacements(functions: Readonly<Record<string, (...args: never[]) => unknown>>): FunctionProvider {
  return (name) => {
    const body = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (body === undefined) return undefined;
    const definition: NativeFunctionDefinition = {
      kind: 'function',
      name,
      file: '',
      line: 0,
      native: (...args) =>
        fromJS((body as (...values: unknown[]) => unknown)(...args.map((arg) => toJS(arg as Value)))),
    };
    return definition;
  };
}
