import { decodeUtf8, LineIndex } from '../text/index.js';

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
  const encoded = /\s/.test(url) ? url.replaceAll(/\s/g, encodeURIComponent) : url;
  return `//# sourceMappingURL=${encoded}\n`;
}

/**
 * Returns the `mappings` of a source map with one source. Builds spend much of their time on maps, so the text is written as
 * bytes. Repeated mappings are left out.
 * @param names the index of each name in the map; new names are added
 */
function encodeMappings(mappings: readonly Mapping[], sourceLines: LineIndex, names: Map<string, number>): string {
  const ordered = inOrder(mappings);
  const bytes = new Uint8Array(ordered.length * MAX_SEGMENT_LENGTH + (ordered[ordered.length - 1]?.line ?? 0));
  let end = 0;
  let lastLine = 1;
  let lastColumn = 0;
  let lastOffset = -1;
  let lastName: string | undefined;
  let lastSourceLine = 1;
  let lastSourceColumn = 0;
  let lastIndex = 0;
  for (let at = 0; at < ordered.length; at++) {
    const { line, column, offset, name } = ordered[at]!;
    if (line !== lastLine) {
      for (; lastLine < line; lastLine++) bytes[end++] = SEMICOLON;
      lastColumn = 0;
    } else if (at > 0) {
      if (lastColumn === column && lastOffset === offset && lastName === name) continue;
      bytes[end++] = COMMA;
    }
    const sourceLine = sourceLines.lineAt(offset);
    const sourceColumn = offset - sourceLines.lineStart(sourceLine);
    end = writeNumber(column - lastColumn, bytes, end);
    bytes[end++] = FIRST_SOURCE;
    end = writeNumber(sourceLine - lastSourceLine, bytes, end);
    end = writeNumber(sourceColumn - lastSourceColumn, bytes, end);
    if (name !== undefined) {
      let index = names.get(name);
      if (index === undefined) names.set(name, (index = names.size));
      end = writeNumber(index - lastIndex, bytes, end);
      lastIndex = index;
    }
    lastColumn = column;
    lastOffset = offset;
    lastName = name;
    lastSourceLine = sourceLine;
    lastSourceColumn = sourceColumn;
  }
  return decodeUtf8(bytes.subarray(0, end));
}

const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** The field of a segment for its source: 0 (`A`), because a map has only one. */
const FIRST_SOURCE = 0x41;

/** The length of a comma, the source, and four numbers of at most seven digits. */
const MAX_SEGMENT_LENGTH = 30;

/** Returns mappings in the order of their positions in the output. Printers usually create them in this order. */
function inOrder(mappings: readonly Mapping[]): readonly Mapping[] {
  let lastLine = 0;
  let lastColumn = 0;
  for (let at = 0; at < mappings.length; at++) {
    const { line, column } = mappings[at]!;
    if (line < lastLine || (line === lastLine && column < lastColumn)) return mappings.toSorted(comparePlaces);
    lastLine = line;
    lastColumn = column;
  }
  return mappings;
}

const comparePlaces = (a: Mapping, b: Mapping): number => a.line - b.line || a.column - b.column;

/** The digits of Base64, as character codes. */
const DIGITS = Uint8Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (digit) =>
  digit.charCodeAt(0),
);

/**
 * Writes a number as a variable-length quantity in Base64: digits of five bits, and a bit that marks all but the last.
 * @returns the place after the number
 */
function writeNumber(number: number, bytes: Uint8Array, start: number): number {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let at = start;
  for (; rest >= 32; rest >>>= 5) bytes[at++] = DIGITS[(rest & 31) | 32]!;
  bytes[at] = DIGITS[rest]!;
  return at + 1;
}
