import type { Expression, Node } from '../ast/nodes.js';
import type { Assignments, Frame, Reads, Region, Variable } from './frame.js';

/** What lowering needs to know of a program and does not find out itself. */
export interface Analysis {
  /** By the node that makes the frame: program, definition, lambda. */
  readonly frames: ReadonlyMap<Node, Frame>;
  readonly reads: Readonly<Reads>;
  readonly assignments: Readonly<Assignments>;
  /** By `if`, `unless`, `case` and selector. */
  readonly regions: ReadonlyMap<Node, Region>;
  /** By `=~`, `!~` and `in`: the region that keeps what they match. */
  readonly matchRegions: ReadonlyMap<Node, Region>;
  /** Calls of functions that read variables by name. */
  readonly scopeReaders: ReadonlyMap<Expression, ScopeReader>;
}

/**
 * What a function that reads variables by name can see of JavaScript's: variables, and match variables if it reads
 * them.
 */
export interface ScopeReader {
  readonly locals: readonly Variable[];
  readonly region: Region | null;
}
