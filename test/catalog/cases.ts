import { fileURLToPath } from 'node:url';
import { caseFiles, readSections } from '../cases/read.js';

export interface CatalogCase {
  /** `<file>: <title>` */
  readonly id: string;
  readonly manifest: string;
  readonly facts?: Record<string, unknown>;
  readonly trusted?: Record<string, unknown>;
  readonly node?: string;
}

/** The module path of the cases. */
export const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));

/** The cases in `cases/*.pp`. The options of a heading are the facts, trusted facts and name of the node. */
export function catalogCases(): CatalogCase[] {
  return caseFiles(new URL('cases/', import.meta.url), '.pp').flatMap(({ name, text }) =>
    readSections(text).map(({ title, options, text: manifest }) => ({ id: `${name}: ${title}`, manifest, ...options })),
  );
}
