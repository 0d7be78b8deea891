import type { ExportedResource, PlainData } from '@pptjs/runtime/internal';

/** The resources that nodes export, for the collectors of other nodes. Workers share one store. */
export interface ExportedStore {
  /** Returns the resources that all nodes but this one export. */
  ofOthers(node: string): Promise<readonly ExportedResource[]>;
  /** Replaces the resources that a node exports. @param resources as they are in its catalog */
  replace(node: string, resources: readonly PlainData[]): Promise<void>;
}
