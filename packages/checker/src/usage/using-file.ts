import type { ResourceUsage } from '@pptjs/transpiler';
import { type DiagnosticPlace, LineIndex, type SourceRange } from '@pptjs/transpiler/dialect';

/** A file with the resources, classes and keys of data that its code declares or uses. */
export interface UsingFile {
  readonly shownName: string;
  readonly text: string;
  readonly usage: ResourceUsage;
}

/** Returns a result for each use in a file, such as a finding. `describe` creates it from the use and its place. */
export function findingsAbout<Use extends SourceRange, Result>(
  { shownName: file, text }: UsingFile,
  uses: readonly Use[],
  describe: (use: Use, place: DiagnosticPlace) => Result,
): readonly Result[] {
  if (uses.length === 0) return [];
  const lines = new LineIndex(text);
  return uses.map((use) => {
    const { start, end } = use;
    return describe(use, { file, start, end, ...lines.placeAt(start) });
  });
}
