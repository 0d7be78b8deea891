/** Opens environments and creates their compilers, as the settings of a command say. */
import { statSync } from 'node:fs';
import {
  BundledEnvironment,
  CatalogCompiler,
  type CatalogEnvironment,
  type CompilerOptions,
  Environment,
  isBuiltEnvironment,
  linkEnvironment,
  moduleExtensions,
} from '@pptjs/catalog';
import { errorText, isSystemError } from '@pptjs/files';
import { EvaluationError } from '@pptjs/runtime/internal';
import { CommandError } from '../process/exit-code.js';
import { AcyclicCompiler, type NodeCompiler } from './acyclic-compiler.js';
import { BundleCompiler } from './bundle-compiler.js';
import { checkModulepath, type CodeSettings, type CompilerSettings } from './code-settings.js';
import { createQuerySource } from './puppetdb-settings.js';
import { TrustedBuilds } from './trusted-builds.js';

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
