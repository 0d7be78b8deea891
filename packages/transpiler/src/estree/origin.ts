import type { Position, SourceLocation } from 'estree';

/**
 * The source token that an ESTree node comes from, as a position in the source. Lines are counted only when a
 * source map is written, so the position treats the source as a single line: its column is the offset of the token.
 */
export class TokenPosition implements Position {
  readonly line = 1;
  readonly column: number;
  /** The name of the token in the source, if the node is the identifier for that name. */
  readonly name: string | undefined;

  constructor(offset: number, name: string | undefined) {
    this.column = offset;
    this.name = name;
  }

  get offset(): number {
    return this.column;
  }
}

/** The location of a node that comes from the source token at `offset`. */
export function origin(offset: number, name?: string): SourceLocation {
  const position = new TokenPosition(offset, name);
  return { start: position, end: position };
}

/** The location of the first JavaScript statement of a statement of the source. */
export function statementOrigin(start: number, end: number): SourceLocation {
  return { start: new TokenPosition(start, undefined), end: new TokenPosition(end, undefined) };
}

/**
 * Whether a position is a `TokenPosition`. Dialects may create their nodes with another copy of this package, so the
 * class of the position does not count.
 */
export function isTokenPosition(position: Position): position is TokenPosition {
  return (position as Partial<TokenPosition>).offset !== undefined;
}
