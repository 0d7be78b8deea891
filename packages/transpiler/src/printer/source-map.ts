import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { LineIndex } from '../text/index.js';

export interface SourceMapOptions {
  /** The URL of the source file in the map. */
  readonly source: string;
  /** The name of the JavaScript file. */
  readonly file?: string;
  /** Whether the map contains the text of the source. Defaults to true. */
  readonly hasContent?: boolean;
}

/** A position in the output and the offset in the source that it comes from. */
export interface Mapping {
  /** From 1. */
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly offset: number;
  /** The name in the source, if the position has the identifier for that name. */
  readonly name: string | undefined;
}

/** Creates a version 3 source map as JSON text. */
export function sourceMapText(
  mappings: readonly Mapping[],
  text: string,
  { source, file, hasContent = true }: SourceMapOptions,
): string {
  const names = new Map<string, number>();
  const indexOf = (name: string): number => {
    const index = names.get(name) ?? names.size;
    names.set(name, index);
    return index;
  };
  const sourceLines = new LineIndex(text);
  const lines: SourceMapSegment[][] = [];
  for (const { line, column, offset, name } of mappings) {
    const sourceLine = sourceLines.lineAt(offset);
    const sourceColumn = offset - sourceLines.lineStart(sourceLine);
    while (lines.length < line) lines.push([]);
    lines[line - 1]?.push(
      name === undefined
        ? [column, 0, sourceLine - 1, sourceColumn]
        : [column, 0, sourceLine - 1, sourceColumn, indexOf(name)],
    );
  }
  return JSON.stringify({
    version: 3,
    sources: [source],
    names: [...names.keys()],
    mappings: encode(lines.map(sortedSegments)),
    ...(file !== undefined && { file }),
    ...(hasContent && { sourcesContent: [text] }),
  });
}

/** Returns the comment at the end of a file that names its source map. */
export function sourceMapComment(url: string): string {
  return `//# sourceMappingURL=${url.replaceAll(/\s/g, encodeURIComponent)}\n`;
}

/** Sorts the segments of a line by their columns and removes repeated ones. */
function sortedSegments(segments: readonly SourceMapSegment[]): SourceMapSegment[] {
  const sorted = segments.toSorted(([a], [b]) => a - b);
  return sorted.filter((segment, index) => index === 0 || !isEqual(segment, sorted[index - 1]));
}

function isEqual(a: SourceMapSegment, b: SourceMapSegment | undefined): boolean {
  return a.length === b?.length && a.every((number, index) => number === b[index]);
}
