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
