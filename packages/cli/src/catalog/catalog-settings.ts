/**
 * The options of the commands that use an environment (`compile`, `lookup`, `diff`, `build --environment`, `batch
 * compile`).
 *
 * To add an option: declare it in commands/catalog-options.ts (for all commands) or commands/compile-command.ts, read
 * it here into the settings, and pass it on here to the environment, the compiler or the node.
 */
import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import {
  BundledEnvironment,
  CatalogCompiler,
  type CatalogEnvironment,
  type CompilerOptions,
  ConfigVersionError,
  Environment,
  isBuiltEnvironment,
  linkEnvironment,
  moduleExtensions,
  type ModuleExtensionsOptions,
  type NodeFacts,
  type NodeOptions,
  runConfigVersion,
  withAgentFacts,
} from '@pptjs/catalog';
import { errorText, isSystemError, userCacheDirectory } from '@pptjs/files';
import { EvaluationError, type LogEntry, type Strictness, type Value } from '@pptjs/runtime/internal';
import { fromSources } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { TrustedBuilds } from '../build/trusted-builds.js';
import { memoryLimitOf, strictOf, timeoutOf } from '../commands/shared-options.js';
import { CommandError, UsageError } from '../exit-code.js';
import { chooseFacts, readAllFacts, readMapping } from '../files/facts.js';
import { readStandardInput } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { AcyclicCompiler, type NodeCompiler } from './acyclic-compiler.js';
import { BundleCompiler } from './bundle-compiler.js';
import { readExportedResources } from './exported-resources.js';
import { createQuerySource, type QuerySettings, readQuerySettings } from './puppetdb-settings.js';
import { checkFolder, resolveExisting } from './resolve-existing.js';

/** How code is compiled. */
export type CompilerSettings = Pick<
  CompilerOptions,
  'strict' | 'strictVariables' | 'cacheDirectory' | 'timeLimit' | 'memoryLimit'
> &
  Pick<ModuleExtensionsOptions, 'ruby' | 'allowJavascript'> &
  QuerySettings;

/** The largest limits of Ruby code: a day in seconds, and 4 GiB, which is all that WebAssembly can address. */
const MAX_RUBY_SECONDS = 86_400;
const MAX_RUBY_MEMORY = 4096;

/** The location of the code, and how it is compiled. Plain data: a worker process gets a copy. */
export interface CodeSettings extends CompilerSettings {
  /** The folder of the environment, or the path of a built environment: a folder, an archive or a bundle. */
  readonly directory: string | undefined;
  /** The name of the environment. Default: that of the folder. */
  readonly environmentName: string | undefined;
  /** The folder in which a built environment counts as located. Default: the folder, or the file without its extension. */
  readonly location: string | undefined;
  readonly modulepath: readonly string[] | undefined;
  readonly hieraConfig: string | undefined;
  /** The path of the main manifest. */
  readonly manifest: string | undefined;
  /** The text of the main manifest. */
  readonly code: string | undefined;
  /** Whether a dependency cycle is a warning and not an error. */
  readonly allowCycles: boolean;
  /** The folder with the list of built environments that may run: see `TrustedBuilds`. */
  readonly trustDirectory: string | undefined;
}

/** The options that all nodes share: file names as on the command line. Plain data: a worker process gets a copy. */
export interface NodeSettings {
  readonly cwd: string;
  readonly trusted: string | undefined;
  readonly exported: string | undefined;
  /** The version of catalogs; undefined for the current time. */
  readonly version: string | undefined;
}

/** @param defaultStrict the strictness without the option `--strict` */
export function readCompilerSettings(args: Arguments, host: Host, defaultStrict?: Strictness): CompilerSettings {
  const cacheDirectory = fromSources ? undefined : userCacheDirectory(host.env);
  return {
    strict: strictOf(args, defaultStrict),
    strictVariables: !args.flag('no-strict-variables'),
    timeLimit: timeoutOf(args),
    memoryLimit: memoryLimitOf(args),
    ...(cacheDirectory !== undefined && { cacheDirectory }),
    ruby: readRubyLimits(args),
    allowJavascript: args.flag('allow-javascript'),
    ...readQuerySettings(args, host),
  };
}

function readRubyLimits(args: Arguments): NonNullable<ModuleExtensionsOptions['ruby']> {
  const timeLimit = args.integer('ruby-timeout', MAX_RUBY_SECONDS);
  const memoryLimit = args.integer('ruby-memory', MAX_RUBY_MEMORY);
  return { ...(timeLimit !== undefined && { timeLimit }), ...(memoryLimit !== undefined && { memoryLimit }) };
}

/**
 * Reads the options about code. `directory` is the path of the environment; by default, `--environment` or the current
 * folder.
 *
 * @throws {CommandError} if a folder or file does not exist
 */
export function readCodeSettings(
  args: Arguments,
  host: Host,
  directory: string | undefined = environmentPath(args, host),
): CodeSettings {
  const hieraConfig = args.text('hiera-config');
  const location = args.text('location');
  return {
    ...readCompilerSettings(args, host),
    directory,
    environmentName: args.text('environment-name'),
    location: location === undefined ? undefined : resolve(host.cwd, location),
    modulepath: readModulepath(args, host),
    hieraConfig: hieraConfig === undefined ? undefined : resolveExisting(hieraConfig, host),
    manifest: undefined,
    code: undefined,
    allowCycles: args.flag('allow-cycles'),
    trustDirectory: userCacheDirectory(host.env),
  };
}

/** Returns the folders of modules that the command line names; undefined if it names none. */
export function readModulepath(args: Arguments, host: Host): readonly string[] | undefined {
  const paths = args.text('modulepath')?.split(delimiter);
  return paths?.filter((path) => path !== '').map((path) => resolve(host.cwd, path));
}

/** @throws {CommandError} if a folder of modules that the command line names does not exist, or is a file */
export function checkModulepath(modulepath: readonly string[] = []): void {
  for (const path of modulepath) checkFolder(path, `--modulepath: ${path}`);
}

/**
 * Reads the options about code and the main manifest that the command line names: a file, or `-` for standard input.
 *
 * @throws {UsageError} if the command line names several manifests
 * @throws {CommandError} if there is neither a manifest nor an environment, or a folder or file does not exist
 */
export async function readCodeAndManifest(args: Arguments, host: Host): Promise<CodeSettings> {
  const settings = readCodeSettings(args, host);
  const [manifest, ...others] = args.positionals;
  if (others.length > 0) throw new UsageError('specify only one manifest');
  if (manifest === '-') return { ...settings, code: await readStandardInput(host) };
  if (manifest !== undefined) return { ...settings, manifest: resolveExisting(manifest, host) };
  if (settings.directory === undefined)
    throw new CommandError('there is no environment.conf here: specify a manifest, or an --environment');
  return settings;
}

function environmentPath(args: Arguments, host: Host): string | undefined {
  const name = args.text('environment');
  if (name !== undefined) return resolveEnvironment(name, host);
  return existsSync(join(host.cwd, 'environment.conf')) || isBuiltEnvironment(host.cwd) ? host.cwd : undefined;
}

/**
 * Returns the absolute path of an environment.
 * @throws {CommandError} if it does not exist, or is a file of another kind
 */
function resolveEnvironment(name: string, host: Host): string {
  const path = resolveExisting(name, host);
  if (!isEnvironment(path))
    throw new CommandError(`${name}: an environment is a folder, a tar archive or a bundle (.js, .mjs)`);
  return path;
}

/** Whether an existing path is a folder, or has the extension of a built environment. */
export function isEnvironment(path: string): boolean {
  return statSync(path).isDirectory() || isBuiltEnvironment(path);
}

/** @throws {CommandError} if the command of `config_version` fails */
export function readNodeSettings(args: Arguments, host: Host): NodeSettings {
  return {
    cwd: host.cwd,
    trusted: args.text('trusted'),
    exported: args.text('exported'),
    version: args.flag('run-config-version') ? readConfigVersion(args, host) : undefined,
  };
}

/** @throws {CommandError} if the command of the environment fails */
function readConfigVersion(args: Arguments, host: Host): string | undefined {
  const directory = environmentPath(args, host);
  if (directory === undefined || isBuiltEnvironment(directory)) return undefined;
  const name = args.text('environment-name');
  try {
    return runConfigVersion({ directory, env: host.env, ...(name !== undefined && { name }) });
  } catch (error) {
    if (error instanceof ConfigVersionError) throw new CommandError(error.message);
    throw error;
  }
}

/** @throws {CommandError} if the environment cannot be used, or is a bundle with its own runtime */
export async function createEnvironment(settings: CodeSettings): Promise<CatalogEnvironment> {
  const environment = await openEnvironment(settings);
  if (environment instanceof BundledEnvironment)
    throw new CommandError(`${settings.directory}: a bundle with its own runtime can only compile catalogs`);
  return environment;
}

/**
 * Opens an environment on disk, or links a built environment.
 * @throws {CommandError} if the environment cannot be used
 */
async function openEnvironment(settings: CodeSettings): Promise<CatalogEnvironment | BundledEnvironment> {
  const { directory, environmentName, location, modulepath, hieraConfig, manifest, code, strict } = settings;
  checkModulepath(modulepath);
  const options = {
    ...(environmentName !== undefined && { name: environmentName }),
    ...(modulepath && { modulepath }),
    ...(hieraConfig !== undefined && { hieraConfig }),
    ...(manifest !== undefined && { manifest }),
    ...(code !== undefined && { code }),
  };
  try {
    if (directory === undefined || !isBuiltEnvironment(directory))
      return new Environment({
        ...(directory === undefined ? { name: 'production' } : { directory }),
        ...(strict !== undefined && { strict }),
        ...options,
      });
    checkTrust(directory, settings);
    const environment = await linkEnvironment(directory, {
      ...options,
      strict,
      ...(location !== undefined && { location }),
    });
    if (environment instanceof BundledEnvironment && Object.keys(options).length > 0)
      throw new CommandError(
        `${directory}: a bundle with its own runtime has its own name, manifest, modules and data`,
      );
    return environment;
  } catch (error) {
    if (error instanceof EvaluationError || isSystemError(error)) throw error;
    throw new CommandError(errorText(error));
  }
}

/**
 * Rejects a folder that may run as JavaScript without the knowledge of the user: a checkout of someone else's code can have
 * an index. Archives and bundles are files that the user names.
 * @throws {CommandError}
 */
function checkTrust(directory: string, { allowJavascript = false, trustDirectory }: CodeSettings): void {
  if (allowJavascript || !statSync(directory).isDirectory() || new TrustedBuilds(trustDirectory).has(directory)) return;
  throw new CommandError(
    `${directory}: this folder is a built environment, which runs as JavaScript: pass --allow-javascript if you trust it`,
  );
}

/**
 * Creates the compiler of an environment, which rejects catalogs with dependency cycles. A bundle with its own runtime
 * compiles its catalogs itself.
 * @throws {CommandError} if the environment cannot be used
 */
export async function createNodeCompiler(settings: CodeSettings): Promise<NodeCompiler> {
  const environment = await openEnvironment(settings);
  const compiler =
    environment instanceof BundledEnvironment
      ? new BundleCompiler(environment, settings)
      : compilerOf(environment, settings, { findsCycles: true });
  return new AcyclicCompiler(compiler, settings);
}

/** @throws {CommandError} if the environment cannot be used, or is a bundle with its own runtime */
export async function createCompiler(settings: CodeSettings): Promise<CatalogCompiler> {
  return compilerOf(await createEnvironment(settings), settings);
}

function compilerOf(
  environment: CatalogEnvironment,
  settings: CompilerSettings,
  options: Pick<CompilerOptions, 'findsCycles'> = {},
): CatalogCompiler {
  const { strict, strictVariables, cacheDirectory, timeLimit, memoryLimit, ruby, allowJavascript = false } = settings;
  return new CatalogCompiler({
    ...options,
    environment,
    strict,
    strictVariables,
    ...(timeLimit !== undefined && { timeLimit }),
    ...(memoryLimit !== undefined && { memoryLimit }),
    ...(cacheDirectory !== undefined && { cacheDirectory }),
    extensions: moduleExtensions({
      allowJavascript,
      ...(ruby !== undefined && { ruby }),
      puppetDb: createQuerySource(settings),
    }),
  });
}

/**
 * Reads the files that all nodes share.
 * @throws {CommandError} if a file cannot be read
 */
export function readSharedNodeOptions({ cwd, trusted, exported, version }: NodeSettings): NodeOptions {
  return {
    ...(trusted !== undefined && { trusted: Object.fromEntries(readMapping(trusted, cwd)) as Record<string, Value> }),
    ...(exported !== undefined && { exported: readExportedResources(exported, cwd) }),
    ...(version !== undefined && { version }),
  };
}

/**
 * Reads the options for one node.
 * @throws {CommandError} if a file cannot be read
 */
export function readNodeOptions(args: Arguments, host: Host, log: (entry: LogEntry) => void): NodeOptions {
  const [name, file] = [args.text('node'), args.text('facts')];
  const shared = { ...readSharedNodeOptions(readNodeSettings(args, host)), log };
  const options = { ...shared, ...(name !== undefined && { node: name }) };
  if (file === undefined) return withAgentFacts(options);
  return nodeOptions(chooseFacts(readAllFacts(file, host.cwd), name, file), options);
}

/**
 * Adds the facts of a node to its other options. Members of `$trusted` from the command line replace those that
 * PuppetDB has stored, and a name from the command line that of the node in PuppetDB.
 */
export function nodeOptions({ certname, facts, trusted }: NodeFacts, options: NodeOptions): NodeOptions {
  return withAgentFacts({
    ...(certname !== undefined && { node: certname }),
    ...options,
    facts,
    ...(trusted && { trusted: { ...Object.fromEntries(trusted), ...options.trusted } }),
  });
}
