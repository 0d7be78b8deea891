import { stackFrames } from '@pptjs/engine';
import type { Strictness } from '@pptjs/runtime/internal';
import { version } from '@pptjs/transpiler';
import { builtEnvironmentError } from '../built-environment-error.js';
import { CatalogCompiler, type CompiledCatalog } from '../compilation/catalog-compiler.js';
import type { ModuleLocator } from '../environment/built-code.js';
import { CatalogEnvironment } from '../environment/catalog-environment.js';
import { type CompilerHost, PORTABLE_HOST } from '../environment/compiler-host.js';
import { EnvironmentLayout } from '../environment/environment-layout.js';
import { joinPath, normalizePath, resolvePath } from '../environment/posix-path.js';
import { portableExtensions } from '../extensions/portable-extensions.js';
import { messages } from '../messages.js';
import type { CompilerOptions, NodeOptions } from '../settings/compiler-options.js';
import { BuiltModules } from './built-modules.js';
import { BundleLocator, type FindSourceMap } from './bundle-locator.js';
import { DIALECT, type EnvironmentDescription, NO_RUBY, type RubyRequirements } from './environment-description.js';
import { MemoryFiles } from './memory-files.js';

/** Puppet's folder of environments. */
const ENVIRONMENTS = '/etc/puppetlabs/code/environments';

/** How a host uses a built environment. A missing option comes from the environment. */
export interface BuiltEnvironmentOptions {
  /**
   * The absolute path at which the environment appears in catalogs and messages. Default: the folder of the environment
   * in Puppet's folder of environments.
   */
  readonly location?: string | undefined;
  readonly name?: string | undefined;
  /** The folders of modules. A relative path starts at the location. */
  readonly modulepath?: readonly string[] | undefined;
  /** The path of the main manifest: a file, or a folder of files. */
  readonly manifest?: string | undefined;
  /** The text of the main manifest, in place of a file. */
  readonly code?: string | undefined;
  /** The path of the global layer's `hiera.yaml`. */
  readonly hieraConfig?: string | undefined;
  /** How to treat a module's `metadata.json` that is not JSON: see `EnvironmentOptions`. */
  readonly strict?: Strictness | undefined;
  /**
   * The text of the source map of the bundle that contains the environment, or a function that finds the map of a
   * JavaScript file. Without it, errors have no place in Puppet code.
   */
  readonly sourceMap?: string | FindSourceMap | undefined;
  /** Finds the compiled modules of the environment, in place of a source map. */
  readonly locator?: ModuleLocator | undefined;
  /** Default: the host without Node. */
  readonly host?: CompilerHost | undefined;
}

/** The options of `BuiltEnvironment.compileCatalog`. */
export interface BuiltCatalogOptions
  extends
    Omit<CompilerOptions, 'environment'>,
    NodeOptions,
    Pick<BuiltEnvironmentOptions, 'location' | 'sourceMap' | 'code'> {}

/** An environment that `pptjs build` has compiled to modules. It runs in memory, without Node. */
export class BuiltEnvironment extends CatalogEnvironment {
  readonly digest: string;
  /** The version of the compiler that has built the environment. */
  readonly compiler: string;
  /** The language of the sources. */
  readonly dialect: string;
  readonly rubyRequirements: RubyRequirements;
  readonly #description: EnvironmentDescription;
  readonly #options: BuiltEnvironmentOptions;
  readonly #entryUrl: string;

  /**
   * @param entryUrl the URL of the JavaScript file that contains the index
   * @throws {BuiltEnvironmentError} if this compiler cannot run the environment
   */
  constructor(description: EnvironmentDescription, options: BuiltEnvironmentOptions, entryUrl: string) {
    checkDescription(description);
    super(createLayout(description, options, entryUrl), options.code);
    this.digest = description.digest;
    this.compiler = description.compiler;
    this.dialect = description.dialect;
    this.rubyRequirements = (description.ruby ?? NO_RUBY).requirements;
    this.#description = description;
    this.#options = options;
    this.#entryUrl = entryUrl;
  }

  /** Returns the same environment with other options. Missing options stay as they are. */
  with({
    location = this.#options.location,
    name = this.#options.name,
    modulepath = this.#options.modulepath,
    manifest = this.#options.manifest,
    code = this.#options.code,
    hieraConfig = this.#options.hieraConfig,
    strict = this.#options.strict,
    sourceMap = this.#options.sourceMap,
    locator = this.#options.locator,
    host = this.#options.host,
  }: BuiltEnvironmentOptions): BuiltEnvironment {
    const options = { location, name, modulepath, manifest, code, hieraConfig, strict, sourceMap, locator, host };
    return new BuiltEnvironment(this.#description, options, this.#entryUrl);
  }

  /**
   * Compiles the catalog of a node. To compile the catalogs of many nodes, use a `CatalogCompiler`.
   *
   * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
   */
  async compileCatalog(options: BuiltCatalogOptions = {}): Promise<CompiledCatalog> {
    const environment = this.with(options);
    return new CatalogCompiler({ extensions: portableExtensions(), ...options, environment }).compileLoading(options);
  }
}

/**
 * Creates the environment of an index, which `pptjs build --environment` has written.
 *
 * @throws {BuiltEnvironmentError} if this compiler cannot run the environment
 */
export function builtEnvironment(description: EnvironmentDescription): BuiltEnvironment {
  return new BuiltEnvironment(description, {}, callerUrl());
}

/** Returns the URL of the JavaScript file that calls `builtEnvironment`; empty if the engine reports no stack. */
function callerUrl(): string {
  const [, , caller] = stackFrames(new Error('position of the caller'));
  return caller?.url ?? '';
}

function checkDescription({ name, compiler, dialect, ...parts }: EnvironmentDescription): void {
  const { modulepath, manifests, sources } = parts as Partial<EnvironmentDescription>;
  if (typeof compiler !== 'string' || !Array.isArray(modulepath) || !Array.isArray(manifests) || sources === undefined)
    throw builtEnvironmentError(messages.NOT_AN_ENVIRONMENT, { name: String(name) });
  if (compiler !== version) throw builtEnvironmentError(messages.OTHER_COMPILER, { name, built: compiler, version });
  if (dialect !== DIALECT)
    throw builtEnvironmentError(messages.OTHER_DIALECT, { name, built: dialect, dialect: DIALECT });
}

function createLayout(
  description: EnvironmentDescription,
  options: BuiltEnvironmentOptions,
  entryUrl: string,
): EnvironmentLayout {
  const { host = PORTABLE_HOST, name = description.name } = options;
  const { eyaml = description.eyaml } = host;
  const location = normalizePath(options.location ?? joinPath(ENVIRONMENTS, description.name));
  const absolute = (path: string): string => resolvePath(location, path);
  const sourcePath = (path: string): string | undefined =>
    Object.hasOwn(description.sources, path) ? absolute(path) : undefined;
  const locator = options.locator ?? new BundleLocator(findSourceMap(options, entryUrl), sourcePath, entryUrl);
  return new EnvironmentLayout({
    name,
    directory: location,
    modulepath: (options.modulepath ?? description.modulepath).map(absolute),
    manifest: absolute(options.manifest ?? description.manifest ?? 'manifests'),
    ...(options.manifest === undefined && { manifests: description.manifests.map(absolute) }),
    hieraConfig: options.hieraConfig === undefined ? undefined : absolute(options.hieraConfig),
    dataProvider: description.dataProvider,
    strict: options.strict,
    files: new MemoryFiles(location, description, host.files),
    host: { ...host, eyaml },
    built: new BuiltModules(location, description, locator),
  });
}

function findSourceMap({ sourceMap }: BuiltEnvironmentOptions, entryUrl: string): FindSourceMap {
  if (typeof sourceMap !== 'string') return sourceMap ?? (() => undefined);
  return (url) => (url === entryUrl || entryUrl === '' ? sourceMap : undefined);
}
