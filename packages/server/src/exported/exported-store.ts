import type { ExportedResource, PlainData, Query } from '@pptjs/runtime/internal';

/** The exported resources that a collector of a node looks for. */
export interface ExportedRequest {
  readonly node: string;
  /** The type as the catalog writes it. */
  readonly type: string;
  readonly query: Query;
}

/** The resources that a node exports, as they are in its catalog. */
export interface NodeExports {
  readonly node: string;
  readonly environment: string;
  readonly resources: readonly PlainData[];
}

/**
 * The resources that nodes export, for the collectors of other nodes. Workers share one store. Its methods block, because
 * evaluations cannot wait for promises.
 */
export interface ExportedStore {
  /**
   * Returns resources of a type that all nodes but this one export. The result may have more resources than the query
   * matches.
   *
   * @throws {EvaluationError} if the store is not available
   */
  findOfOthers(request: ExportedRequest): readonly ExportedResource[];
  /**
   * Replaces the resources that a node exports, all at once.
   *
   * @throws {EvaluationError} if the store is not available
   */
  replace(exports: NodeExports): void;
  /** Releases connections. */
  close(): void;
}
