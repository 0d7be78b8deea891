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
  /** Calls of functions that read variables by name, with the locals that they can see. */
  readonly scopeReaders: ReadonlyMap<Expression, readonly Variable[]>;
}
