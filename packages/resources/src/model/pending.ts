import type { DeclarationPlace } from '../errors/place.js';
import type { CatalogFrame, ResourceParameter } from './resource.js';

/** Work that a catalog does later: in each round of evaluation, or when all resources are declared. */

/** A collector, or a call of `realize`. */
export interface CollectionRequest {
  /** The frame of the code that collects. */
  readonly frame: CatalogFrame;
  /** Looks for resources and makes them part of the catalog. Returns whether it found new ones. */
  evaluate(): boolean;
  /** The references to resources that must be found, but have not been found yet. */
  readonly missing: Iterable<string>;
}

/** An arrow between resources. */
export interface PendingRelationship {
  /** The frame of the code that contains the arrow. */
  readonly frame: CatalogFrame;
  /**
   * Adds the relationship to the parameters of the resources.
   * @throws {CatalogError} if a resource does not exist
   */
  evaluate(): void;
}

/** Parameters that a statement sets in a resource of another declaration. */
export interface Override {
  readonly reference: string;
  readonly source: CatalogFrame;
  readonly place: DeclarationPlace;
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}
