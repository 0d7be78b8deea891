import { BuiltEnvironment, type BuiltEnvironmentOptions } from '../built/built-environment.js';
import { CatalogCompiler, type CompiledCatalog } from '../catalog-compiler.js';
import type { CompilerOptions, NodeOptions } from '../compiler-options.js';
import { CatalogEnvironment } from '../environment/catalog-environment.js';
import { Environment } from './environment.js';
import { moduleExtensions } from './module-extensions.js';
import { nodeHostWithFiles } from './node-host.js';
import type { EnvironmentOptions } from './read-layout.js';

export interface CompileCatalogOptions
  extends
    Omit<CompilerOptions, 'environment'>,
    NodeOptions,
    Pick<BuiltEnvironmentOptions, 'location' | 'sourceMap' | 'code'> {
  /**
   * The environment, the path of its folder, or the paths of its parts. The options `location`, `sourceMap` and `code`
   * are for a built environment.
   */
  readonly environment: CatalogEnvironment | EnvironmentOptions | string;
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
    environment:
      environment instanceof BuiltEnvironment
        ? environment.with({ ...options, host: nodeHostWithFiles() })
        : environmentOf(environment),
  });
  return compiler.compileLoading(options);
}

function environmentOf(environment: CompileCatalogOptions['environment']): CatalogEnvironment {
  if (environment instanceof CatalogEnvironment) return environment;
  return new Environment(typeof environment === 'string' ? { directory: environment } : environment);
}
