import { CatalogCompiler, type CompiledCatalog } from './catalog-compiler.js';
import type { CompilerOptions, NodeOptions } from './compiler-options.js';
import type { EnvironmentOptions } from './environment/environment-layout.js';
import { Environment } from './environment/environment.js';
import { moduleExtensions } from './extensions/module-extensions.js';

export interface CompileCatalogOptions extends Omit<CompilerOptions, 'environment'>, NodeOptions {
  /** The environment, the path of its folder, or the paths of its parts. */
  readonly environment: Environment | EnvironmentOptions | string;
}

/**
 * Compiles the catalog of a node. To compile the catalogs of many nodes, use a `CatalogCompiler`.
 *
 * @throws {CatalogCompileError} if there is no catalog; its `failure` has the reason
 */
export async function compileCatalog({ environment, ...options }: CompileCatalogOptions): Promise<CompiledCatalog> {
  const compiler = new CatalogCompiler({
    extensions: moduleExtensions(),
    ...options,
    environment: environmentOf(environment),
  });
  return compiler.compileLoading(options);
}

function environmentOf(environment: CompileCatalogOptions['environment']): Environment {
  if (environment instanceof Environment) return environment;
  return new Environment(typeof environment === 'string' ? { directory: environment } : environment);
}
