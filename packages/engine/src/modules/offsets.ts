import type { Mapping } from '@pptjs/transpiler/dialect';

/**
 * Maps a position in the JavaScript code to the offset of a token in the source. Line and column are from 1.
 * Returns undefined if no token belongs to the position.
 */
export type FindOffset = (line: number, column: number) => MappedOffset | undefined;

export interface MappedOffset {
  readonly offset: number;
  /** Whether the position has a mapping of its own. Otherwise the mapping is that of an earlier position. */
  readonly isExact: boolean;
}

/**
 * Finds the offsets of the positions that have a mapping of their own.
 *
 * @param mappings called at the first search
 * @param headLines the number of lines that stacks count before the code of the module
 */
export function exactOffsets(mappings: () => readonly Mapping[], headLines: number): FindOffset {
  let offsets: ReadonlyMap<string, number> | undefined;
  return (line, column) => {
    offsets ??= new Map(mappings().map((mapping) => [`${mapping.line}:${mapping.column}`, mapping.offset]));
    const offset = offsets.get(`${line - headLines}:${column - 1}`);
    return offset === undefined ? undefined : { offset, isExact: true };
  };
}
