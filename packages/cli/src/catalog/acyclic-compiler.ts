import {
  type CatalogEnvironment,
  type CatalogOutcome,
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
  /** Compiles the catalogs of several nodes: see `CatalogCompiler.compileEach`. */
  compileEach(nodes: readonly NodeOptions[]): CheckedOutcomes;
}

/** The results for the nodes, in their order. */
export type CheckedOutcomes = AsyncGenerator<CatalogOutcome<CheckedCatalog>, void, undefined>;

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

  async *compileEach(nodes: readonly NodeOptions[]): CheckedOutcomes {
    let index = 0;
    for await (const outcome of this.#compiler.compileEach(nodes)) {
      const node = nodes[index++]!;
      try {
        yield 'error' in outcome ? outcome : { compiled: this.#withoutCycles(outcome.compiled, node) };
      } catch (error) {
        yield { error };
      }
    }
  }

  #withoutCycles(compiled: CheckedCatalog, node: NodeOptions): CheckedCatalog {
    const { cycles } = compiled;
    if (cycles.length === 0) return compiled;
    if (!this.#allowCycles) throw new DependencyCycleError(cycles);
    node.log?.({ level: 'warning', message: describeDependencyCycles(cycles) });
    return compiled;
  }
}
