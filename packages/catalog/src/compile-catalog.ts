import { formatMessage, type Strictness } from '@pptjs/runtime/internal';
import { isBuiltEnvironment } from './built-files/module-files.js';
import { BuiltEnvironment, type BuiltEnvironmentOptions } from './built/built-environment.js';
import { CatalogCompiler, type CompiledCatalog } from './compilation/catalog-compiler.js';
import { Environment } from './disk/environment.js';
import { moduleExtensions, type ModuleExtensionsOptions } from './disk/module-extensions.js';
import { nodeHostWithFiles } from './disk/node-host.js';
import type { EnvironmentOptions } from './disk/read-layout.js';
import { CatalogEnvironment } from './environment/catalog-environment.js';
import { linkEnvironment } from './linker/link-environment.js';
import { messages } from './messages.js';
import type { CompilerOptions, NodeOptions } from './settings/compiler-options.js';

export interface CompileCatalogOptions
  extends
    Omit<CompilerOptions, 'environment'>,
    NodeOptions,
    ModuleExtensionsOptions,
    Pick<BuiltEnvironmentOptions, 'location' | 'sourceMap' | 'code'> {
  /**
   * The environment, its path (a folder, or a built environment), or the paths of its parts. The options `location`,
   * `sourceMap` and `code` are for a built environment.
   */
  readonly environment: CatalogEnvironment | EnvironmentOptions | string;
}

/**
 * Compiles the catalog of a node. To compile the catalogs of many nodes, use a `CatalogCompiler`.
 *
 * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
 */
export async function compileCatalog({ environment, ...options }: CompileCatalogOptions): Promise<CompiledCatalog> {
  const opened = await openEnvironment(environment, options.strict);
  const compiler = new CatalogCompiler({
    extensions: moduleExtensions(options),
    ...options,
    environment: opened instanceof BuiltEnvironment ? opened.with({ ...options, host: nodeHostWithFiles() }) : opened,
  });
  return compiler.compileLoading(options);
}

async function openEnvironment(
  environment: CompileCatalogOptions['environment'],
  strict: Strictness | undefined,
): Promise<CatalogEnvironment> {
  if (environment instanceof CatalogEnvironment) return environment;
  if (typeof environment !== 'string')
    return new Environment({ ...(strict !== undefined && { strict }), ...environment });
  if (!isBuiltEnvironment(environment))
    return new Environment({ directory: environment, ...(strict !== undefined && { strict }) });
  const linked = await linkEnvironment(environment);
  if (linked instanceof CatalogEnvironment) return linked;
  throw new TypeError(formatMessage(messages.OWN_RUNTIME, { path: environment }));
}
