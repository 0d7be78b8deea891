import { basename, dirname, join, resolve } from 'node:path';
import { formatMessage, type Strictness } from '@pptjs/runtime/internal';
import { isBuiltEnvironment } from '../built-files/module-files.js';
import { encodingFault } from '../environment/encoding.js';
import { EnvironmentLayout, type EnvironmentParts } from '../environment/environment-layout.js';
import { messages } from '../messages.js';
import { type EnvironmentConf, EnvironmentConfError, parseEnvironmentConf } from './environment-conf.js';
import { FileSnapshot } from './file-snapshot.js';
import { NODE_HOST } from './node-host.js';

/**
 * The paths of an environment. A missing option comes from the folder's `environment.conf`, else from Puppet's
 * defaults.
 */
export interface EnvironmentOptions {
  /** The environment's folder. */
  readonly directory?: string;
  readonly name?: string;
  /** The folders of modules. A relative path starts at the environment's folder. */
  readonly modulepath?: readonly string[];
  /** The folders of modules outside the environment: `$basemodulepath`. */
  readonly baseModulepath?: readonly string[];
  /** The path of the main manifest: a file, or a folder of files. */
  readonly manifest?: string;
  /** The text of the main manifest, in place of a file. */
  readonly code?: string;
  /** The path of the global layer's `hiera.yaml`. */
  readonly hieraConfig?: string;
  /**
   * How to treat a module's `metadata.json` that is not JSON: `error` (the default) leaves the module out, `warning`
   * logs a warning.
   */
  readonly strict?: Strictness;
}

/**
 * Creates the layout of an environment on disk.
 *
 * @throws {Error} if the folder cannot be read, or is that of a built environment
 * @throws {EnvironmentConfError} if `environment.conf` cannot be parsed
 */
export function readLayout(options: EnvironmentOptions): EnvironmentLayout {
  const { baseModulepath = [] } = options;
  const directory = options.directory === undefined ? undefined : resolve(options.directory);
  if (directory !== undefined) rejectBuilt(directory);
  const name = options.name ?? (directory === undefined ? 'production' : basename(directory));
  const files = new FileSnapshot();
  const conf: EnvironmentConf =
    directory === undefined ? { warnings: [] } : readConf(files, { directory, name, baseModulepath });
  return new EnvironmentLayout({
    name,
    directory,
    ...codePaths(options, conf),
    hieraConfig: options.hieraConfig === undefined ? undefined : resolve(options.hieraConfig),
    dataProvider: conf.dataProvider,
    warnings: conf.warnings,
    strict: options.strict,
    files,
    host: NODE_HOST,
  });
}

/** @throws {Error} if a folder is that of a built environment, which has no sources */
export function rejectBuilt(directory: string): void {
  if (isBuiltEnvironment(directory)) throw new Error(formatMessage(messages.BUILT_ALREADY, { directory }));
}

/** Returns the absolute paths of the modules and of the main manifest. */
export function codePaths(
  options: EnvironmentOptions,
  conf: EnvironmentConf,
): Pick<EnvironmentParts, 'modulepath' | 'manifest'> {
  const { directory, baseModulepath = [] } = options;
  const defaultModulepath = directory === undefined ? baseModulepath : ['modules', ...baseModulepath];
  const modulepath = options.modulepath ?? conf.modulepath ?? defaultModulepath;
  const manifest = options.manifest ?? conf.manifest ?? (directory === undefined ? undefined : 'manifests');
  const absolute = (path: string): string => resolve(directory ?? '.', path);
  return { modulepath: modulepath.map(absolute), manifest: manifest === undefined ? undefined : absolute(manifest) };
}

/**
 * Reads the `environment.conf` of an environment.
 *
 * @throws {EnvironmentConfError} if it cannot be parsed
 */
export function readConf(
  files: FileSnapshot,
  environment: { readonly directory: string; readonly name?: string; readonly baseModulepath?: readonly string[] },
): EnvironmentConf {
  const directory = resolve(environment.directory);
  const { name = basename(directory), baseModulepath = [] } = environment;
  const file = join(directory, 'environment.conf');
  const text = files.text(file);
  if (text === null) return { warnings: [] };
  checkEncoding(text, file, files);
  return parseEnvironmentConf(text, file, {
    basemodulepath: baseModulepath.join(':'),
    environment: name,
    environmentpath: dirname(directory),
  });
}

/** @throws {EnvironmentConfError} */
function checkEncoding(text: string, file: string, files: FileSnapshot): void {
  const fault = text.includes('\ufffd') ? encodingFault(files, file) : undefined;
  if (fault === undefined) return;
  const { message: problem, line, column } = fault;
  throw new EnvironmentConfError(
    formatMessage(messages.ENVIRONMENT_CONF_ENCODING, { problem, file, line, column }),
    file,
    line,
  );
}
