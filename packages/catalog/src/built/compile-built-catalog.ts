import type { CompiledCatalog } from '../compilation/catalog-compiler.js';
import type { BuiltCatalogOptions, BuiltEnvironment } from './built-environment.js';

export interface CompileBuiltCatalogOptions extends BuiltCatalogOptions {
  readonly environment: BuiltEnvironment;
}

/** Compiles the catalog of a node: see `BuiltEnvironment.compileCatalog`. */
export function compileCatalog({ environment, ...options }: CompileBuiltCatalogOptions): Promise<CompiledCatalog> {
  return environment.compileCatalog(options);
}
