import { AssertionError } from 'node:assert';
import type { CatalogResource } from './catalog-resource.js';
import type { TestCatalog } from './test-catalog.js';

export interface CoverageOptions {
  /** Counts only resources that are declared in files whose paths match. Default: all files. */
  readonly files?: RegExp;
}

/** The share of the resources of some catalogs that the tests have looked up. */
export class Coverage {
  /** The references of all resources, except those that every catalog has. */
  readonly resources: readonly string[];
  readonly touched: readonly string[];
  readonly untouched: readonly string[];

  constructor(catalogs: readonly TestCatalog[], { files }: CoverageOptions = {}) {
    const all = new Set<string>();
    const touched = new Set<string>();
    for (const catalog of catalogs) {
      for (const resource of catalog.resources()) {
        if (!isCounted(resource, files)) continue;
        all.add(resource.reference);
        if (catalog.touched.has(resource.reference)) touched.add(resource.reference);
      }
    }
    this.resources = [...all];
    this.touched = [...touched];
    this.untouched = this.resources.filter((reference) => !touched.has(reference));
  }

  /** The share of touched resources, from 0 to 1. It is 1 if there are no resources. */
  get ratio(): number {
    return this.resources.length === 0 ? 1 : this.touched.length / this.resources.length;
  }

  /** @throws {AssertionError} if the ratio is smaller; its message lists the untouched resources */
  assertAtLeast(ratio: number): void {
    if (this.ratio >= ratio) return;
    throw new AssertionError({
      message: this.toString(),
      actual: this.ratio,
      expected: ratio,
      operator: 'puppet',
      stackStartFn: this.assertAtLeast,
    });
  }

  toString(): string {
    const { resources, touched, untouched } = this;
    const lines = [`${touched.length} of ${resources.length} resources are tested (${Math.floor(this.ratio * 100)} %)`];
    if (untouched.length > 0) lines.push('Not tested:', ...untouched.map((reference) => `  ${reference}`));
    return lines.join('\n');
  }
}

const RESOURCES_OF_EVERY_CATALOG: ReadonlySet<string> = new Set(['Stage[main]', 'Class[main]', 'Class[Settings]']);

function isCounted({ reference, file }: CatalogResource, files: RegExp | undefined): boolean {
  if (RESOURCES_OF_EVERY_CATALOG.has(reference)) return false;
  return files === undefined || (file !== null && files.test(file));
}
