import type { LineRange } from '@pptjs/runtime/internal';

/** Returns the part of a text between two offsets, up to the end of the first line. */
export function lineRange(text: string, start: number, end: number): LineRange {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = /\r?\n|$/.exec(text.slice(start))?.index ?? 0;
  return {
    line: text.slice(0, lineStart).split('\n').length,
    column: countCharacters(text.slice(lineStart, start)) + 1,
    length: Math.max(1, countCharacters(text.slice(start, Math.min(end, start + lineEnd)))),
  };
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** A part of a data file that a path of keys and indexes leads to. */
export interface FoundPart extends LineRange {
  /** The number of the path's steps that the file has. */
  readonly depth: number;
}
