import type { DeclarationPlace } from '../errors/place.js';
import type { CatalogEdges } from './edges.js';
import type { ResourceIndex } from './resource-index.js';
import type { CatalogFrame, ResourceParameter } from './resource.js';

/** Work that a catalog does later: in each round of evaluation, or when all resources are declared. */

/** A collector, or a call of `realize`. */
export interface CollectionRequest {
  /** The frame of the code that collects. */
  readonly frame: CatalogFrame;
  /** Looks for resources and makes them part of the catalog. Returns whether it found new ones. */
  evaluate(index: ResourceIndex): boolean;
  /** The references to resources that must be found, but have not been found yet. */
  readonly missing: Iterable<string>;
}

/** An arrow between resources. */
export interface PendingRelationship {
  /** The frame of the code that contains the arrow. */
  readonly frame: CatalogFrame;
  /**
   * Adds the edges between the resources of both ends.
   * @throws {CatalogError} if a resource does not exist
   */
  evaluate(edges: CatalogEdges): void;
}

/** Parameters that a statement sets in a resource of another declaration. */
export interface Override {
  readonly reference: string;
  readonly source: CatalogFrame;
  readonly place: DeclarationPlace;
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}
