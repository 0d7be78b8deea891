import type { SourceLocation } from 'estree';

/** The Puppet token that a node of the output stems from: what the source map says of it. */
export interface Origin {
  /** Offset of the token in the Puppet source. */
  readonly offset: number;
  /** What it is called there, for identifiers that are names there too. */
  readonly name: string | undefined;
}

/**
 * An ESTree location that holds a Puppet offset in place of line and column: the printer hands `start` through to the
 * source map as it is, and only there lines are counted.
 */
export function origin(offset: number, name?: string): SourceLocation {
  const start: Origin = { offset, name };
  return { start, end: start } as unknown as SourceLocation;
}
