import {
  type CatalogEnvironment,
  type CompiledCatalog,
  DependencyCycleError,
  describeDependencyCycles,
  type NodeOptions,
} from '@pptjs/catalog';

/** A catalog and its dependency cycles. */
export type CheckedCatalog = Pick<CompiledCatalog, 'data' | 'cycles'>;

/** Compiles the catalogs of nodes. */
export interface NodeCompiler {
  /** Missing if only a bundle with its own runtime knows the environment. */
  readonly environment?: Pick<CatalogEnvironment, 'name' | 'modules'> | undefined;
  /** Compiles the catalog of a node, and looks for cycles: see `CatalogCompiler.compileLoading`. */
  compileLoading(node: NodeOptions): Promise<CheckedCatalog>;
}

/** Compiles catalogs and reports their dependency cycles. */
export class AcyclicCompiler implements NodeCompiler {
  readonly environment: NodeCompiler['environment'];
  readonly #compiler: NodeCompiler;
  readonly #allowCycles: boolean;

  constructor(compiler: NodeCompiler, { allowCycles }: { readonly allowCycles: boolean }) {
    this.environment = compiler.environment;
    this.#compiler = compiler;
    this.#allowCycles = allowCycles;
  }

  /**
   * Compiles the catalog of a node. If cycles are allowed, logs them as a warning.
   * @throws {DependencyCycleError} if the catalog has cycles, and they are not allowed
   */
  async compileLoading(node: NodeOptions): Promise<CheckedCatalog> {
    const compiled = await this.#compiler.compileLoading(node);
    const { cycles } = compiled;
    if (cycles.length === 0) return compiled;
    if (!this.#allowCycles) throw new DependencyCycleError(cycles);
    node.log?.({ level: 'warning', message: describeDependencyCycles(cycles) });
    return compiled;
  }
}
