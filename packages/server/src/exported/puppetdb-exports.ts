import type { PuppetDb } from '@pptjs/catalog';
import type { ExportedResource } from '@pptjs/runtime/internal';
import type { ExportedRequest, ExportedStore } from './exported-store.js';

/** The exported resources of the catalogs that PuppetDB has stored. The server sends it each catalog as a whole. */
export class PuppetDbExports implements ExportedStore {
  readonly #puppetDb: PuppetDb;

  constructor(puppetDb: PuppetDb) {
    this.#puppetDb = puppetDb;
  }

  findOfOthers({ node, type, query }: ExportedRequest): readonly ExportedResource[] {
    return this.#puppetDb.exportedResources(node, type, query);
  }

  replace(): void {
    // The resources are a part of the catalog.
  }

  close(): void {
    this.#puppetDb.close();
  }
}
