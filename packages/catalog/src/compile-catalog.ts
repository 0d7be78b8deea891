import { CatalogCompiler, type CompiledCatalog, type CompilerOptions, type NodeOptions } from './catalog-compiler.js';
import type { EnvironmentOptions } from './environment/environment-layout.js';
import { Environment } from './environment/environment.js';
import { moduleExtensions } from './extensions/module-extensions.js';

export interface CompileCatalogOptions extends Omit<CompilerOptions, 'environment'>, NodeOptions {
  /** The environment, its folder, or where its parts are. */
  readonly environment: Environment | EnvironmentOptions | string;
}

/**
 * Compiles the catalog of a node. For many nodes make a `CatalogCompiler`.
 * @throws {CatalogCompileError} that says why there is no catalog
 */
export async function compileCatalog({ environment, ...options }: CompileCatalogOptions): Promise<CompiledCatalog> {
  return new CatalogCompiler({
    extensions: moduleExtensions(),
    ...options,
    environment: environmentOf(environment),
  }).compileLoading(options);
}

function environmentOf(environment: CompileCatalogOptions['environment']): Environment {
  if (environment instanceof Environment) return environment;
  return new Environment(typeof environment === 'string' ? { directory: environment } : environment);
}
