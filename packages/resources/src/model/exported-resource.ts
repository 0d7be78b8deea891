import type { Value } from '@pptjs/runtime/core';
import type { Query } from './statement.js';

/** A resource that another node exports. */
export interface ExportedResource {
  readonly type: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, Value>;
  readonly tags: readonly string[];
  readonly file?: string | null;
  readonly line?: number | null;
}

/** Finds resources that other nodes export, when a collector needs them. */
export interface ExportedSource {
  /**
   * Returns the resources of a type, as the catalog writes it. The result may have more resources than the query
   * matches: the collector applies the query itself.
   *
   * @throws {EvaluationError} if they cannot be found. The collector adds its location
   */
  findExported(type: string, query: Query): readonly ExportedResource[];
}

/** A list of resources that other nodes export. */
export class ListedResources implements ExportedSource {
  readonly #resources: readonly ExportedResource[];
  #byType: ReadonlyMap<string, readonly ExportedResource[]> | undefined;

  constructor(resources: readonly ExportedResource[]) {
    this.#resources = resources;
  }

  findExported(type: string): readonly ExportedResource[] {
    this.#byType ??= groupByType(this.#resources);
    return this.#byType.get(type) ?? [];
  }
}

function groupByType(resources: readonly ExportedResource[]): Map<string, ExportedResource[]> {
  const groups = new Map<string, ExportedResource[]>();
  for (const resource of resources) {
    const group = groups.get(resource.type);
    if (group === undefined) groups.set(resource.type, [resource]);
    else group.push(resource);
  }
  return groups;
}
