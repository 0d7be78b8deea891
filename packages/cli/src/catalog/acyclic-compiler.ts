import {
  type CatalogEnvironment,
  type CatalogOutcome,
  type CompiledCatalog,
  type ConvertCatalog,
  DependencyCycleError,
  describeDependencyCycles,
  type NodeOptions,
  type ReadNode,
} from '@pptjs/catalog';

/** A catalog and its dependency cycles. */
export type CheckedCatalog = Pick<CompiledCatalog, 'data' | 'cycles'>;

/** Compiles the catalogs of nodes. */
export interface NodeCompiler {
  /** Missing if only a bundle with its own runtime knows the environment. */
  readonly environment?: Pick<CatalogEnvironment, 'name' | 'modules'> | undefined;
  /** Compiles the catalog of a node, and looks for cycles: see `CatalogCompiler.compileLoading`. */
  compileLoading(node: NodeOptions): Promise<CheckedCatalog>;
  /** Compiles the catalogs of several nodes: see `CatalogCompiler.compileEach`. */
  compileEach<Result>(nodes: readonly ReadNode[], convert: ConvertCatalog<CheckedCatalog, Result>): Outcomes<Result>;
}

/** The results for the nodes, in their order. */
export type Outcomes<Result> = AsyncGenerator<CatalogOutcome<Result>, void, undefined>;

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
    return this.#withoutCycles(await this.#compiler.compileLoading(node), node);
  }

  compileEach<Result>(nodes: readonly ReadNode[], convert: ConvertCatalog<CheckedCatalog, Result>): Outcomes<Result> {
    return this.#compiler.compileEach(nodes, (compiled, node) => convert(this.#withoutCycles(compiled, node), node));
  }

  #withoutCycles(compiled: CheckedCatalog, node: NodeOptions): CheckedCatalog {
    const { cycles } = compiled;
    if (cycles.length === 0) return compiled;
    if (!this.#allowCycles) throw new DependencyCycleError(cycles);
    node.log?.({ level: 'warning', message: describeDependencyCycles(cycles) });
    return compiled;
  }
}
