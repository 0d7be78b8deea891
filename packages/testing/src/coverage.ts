import { AssertionError } from 'node:assert';
import type { TestCatalog } from './catalog.js';
import type { CatalogResource } from './resource.js';

export interface CoverageOptions {
  /** Only resources that are declared in files whose path this fits; all where it is not given. */
  readonly files?: RegExp;
}

/** Which of the resources of some catalogs tests have asked for. */
export class Coverage {
  /** The references of all resources, without those that every catalog has. */
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

  /** From 0 to 1; 1 where there are no resources. */
  get ratio(): number {
    return this.resources.length === 0 ? 1 : this.touched.length / this.resources.length;
  }

  /** @throws {AssertionError} where fewer resources have been asked for */
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

const EVERYWHERE: ReadonlySet<string> = new Set(['Stage[main]', 'Class[main]', 'Class[Settings]']);

function isCounted({ reference, file }: CatalogResource, files: RegExp | undefined): boolean {
  return !EVERYWHERE.has(reference) && (files === undefined || (file !== null && files.test(file)));
}
