/**
 * The options about code of the commands that use an environment (`compile`, `lookup`, `diff`, `build --environment`,
 * `batch compile`).
 *
 * To add an option: declare it in options/catalog-options.ts (for all commands) or commands/compile-command.ts, read it here
 * into the settings, and pass it on in open-environment.ts to the environment or the compiler. node-settings.ts has the
 * options about nodes.
 */
import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { type CompilerOptions, isBuiltEnvironment, type ModuleExtensionsOptions } from '@pptjs/catalog';
import { userCacheDirectory } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/internal';
import { fromSources } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { readStandardInput } from '../files/standard-input.js';
import { memoryLimitOf, strictOf, timeoutOf } from '../options/shared-options.js';
import { CommandError, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { type QuerySettings, readQuerySettings } from './puppetdb-settings.js';
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

/** Reads the options about the compilation of code. @param defaultStrict the strictness without the option `--strict` */
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
  if (manifest !== undefined) return { ...settings, manifest: resolveManifest(manifest, host) };
  if (settings.directory === undefined)
    throw new CommandError('there is no environment.conf here: specify a manifest, or an --environment');
  checkHasEnvironment(settings.directory, args.text('environment') ?? '.');
  return settings;
}

/**
 * @throws {CommandError} if the path does not exist, or is an environment
 */
function resolveManifest(name: string, host: Host): string {
  const path = resolveExisting(name, host);
  if (isBuiltEnvironment(path) || hasMarkOfEnvironment(path))
    throw new CommandError(`${name}: this folder is an environment, not a manifest: use --environment ${name}`);
  return path;
}

/** The files that only a folder with an environment has: a folder of manifests or of environments has none of them. */
const MARKS_OF_ENVIRONMENTS = ['environment.conf', 'manifests/site.pp'];

/** Whether a folder is an environment, and neither a folder of manifests nor one of environments. */
export function hasMarkOfEnvironment(path: string): boolean {
  return MARKS_OF_ENVIRONMENTS.some((file) => existsSync(join(path, file)));
}

/** The files of which an environment has at least one. */
const ENVIRONMENT_FILES = ['environment.conf', 'manifests', 'modules', 'hiera.yaml'];

/** The files that no module has. Some environments have a `metadata.json`, too. */
const FILES_OF_ENVIRONMENTS_ALONE = ['environment.conf', 'modules', 'manifests/site.pp'];

/**
 * Checks that an existing path has an environment. The catalogs of any other folder are empty.
 * @param name how messages name the path
 * @throws {CommandError} if a folder contains no file of an environment, or is a module
 */
export function checkHasEnvironment(path: string, name: string): void {
  if (!statSync(path).isDirectory() || isBuiltEnvironment(path)) return;
  const has = (file: string): boolean => existsSync(join(path, file));
  if (has('metadata.json') && !FILES_OF_ENVIRONMENTS_ALONE.some(has))
    throw new CommandError(`${name}: this folder is a module (it has a metadata.json), not an environment`);
  if (!ENVIRONMENT_FILES.some(has))
    throw new CommandError(`${name}: not an environment: the folder has none of ${ENVIRONMENT_FILES.join(', ')}`);
}

/** Returns the path of the environment that the command line names, or of the current folder if it is one. */
export function environmentPath(args: Arguments, host: Host): string | undefined {
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
