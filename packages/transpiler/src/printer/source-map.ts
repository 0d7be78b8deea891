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
  const encoded = encodeMappings(mappings, new LineIndex(text), names);
  return JSON.stringify({
    version: 3,
    sources: [source],
    names: [...names.keys()],
    mappings: encoded,
    ...(file !== undefined && { file }),
    ...(hasContent && { sourcesContent: [text] }),
  });
}

/** Returns the comment at the end of a file that names its source map. */
export function sourceMapComment(url: string): string {
  return `//# sourceMappingURL=${url.replaceAll(/\s/g, encodeURIComponent)}\n`;
}

/**
 * Returns the `mappings` of a source map with one source. The text is written directly, because builds spend much of their
 * time on maps. Repeated mappings are left out.
 * @param names the index of each name in the map; new names are added
 */
function encodeMappings(mappings: readonly Mapping[], sourceLines: LineIndex, names: Map<string, number>): string {
  let text = '';
  let last: Mapping | undefined;
  let lastSourceLine = 1;
  let lastSourceColumn = 0;
  let lastIndex = 0;
  for (const mapping of inOrder(mappings)) {
    const { line, column, offset, name } = mapping;
    const isNewLine = line !== (last?.line ?? 1);
    if (isNewLine) text += ';'.repeat(line - (last?.line ?? 1));
    else if (last !== undefined) {
      if (last.column === column && last.offset === offset && last.name === name) continue;
      text += ',';
    }
    const sourceLine = sourceLines.lineAt(offset);
    const sourceColumn = offset - sourceLines.lineStart(sourceLine);
    text += vlq(isNewLine ? column : column - (last?.column ?? 0));
    text += FIRST_SOURCE + vlq(sourceLine - lastSourceLine) + vlq(sourceColumn - lastSourceColumn);
    if (name !== undefined) {
      const index = names.get(name) ?? names.size;
      names.set(name, index);
      text += vlq(index - lastIndex);
      lastIndex = index;
    }
    last = mapping;
    lastSourceLine = sourceLine;
    lastSourceColumn = sourceColumn;
  }
  return text;
}

/** The field of a segment for its source: 0, because a map has only one. */
const FIRST_SOURCE = 'A';

/** Returns mappings in the order of their positions in the output. Printers usually create them in this order. */
function inOrder(mappings: readonly Mapping[]): readonly Mapping[] {
  let before: Mapping | undefined;
  for (const mapping of mappings) {
    if (before !== undefined && comparePlaces(before, mapping) > 0) return mappings.toSorted(comparePlaces);
    before = mapping;
  }
  return mappings;
}

const comparePlaces = (a: Mapping, b: Mapping): number => a.line - b.line || a.column - b.column;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes a number as a variable-length quantity in Base64: digits of five bits, and a bit that marks all but the last. */
function vlq(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  if (rest < 32) return DIGITS.charAt(rest);
  let text = '';
  for (; rest >= 32; rest >>>= 5) text += DIGITS.charAt((rest & 31) | 32);
  return text + DIGITS.charAt(rest);
}
