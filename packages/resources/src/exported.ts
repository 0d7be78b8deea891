import type { Value } from '@pptjs/runtime/core';

/** A resource that another node exports. */
export interface ExportedResource {
  readonly type: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, Value>;
  readonly tags: readonly string[];
  readonly file?: string | null;
  readonly line?: number | null;
}

export const EXPORT_IGNORED =
  'You cannot collect exported resources without storeconfigs being set; the export is ignored';
export const COLLECTION_IGNORED =
  'You cannot collect exported resources without storeconfigs being set; the collection will be ignored';
