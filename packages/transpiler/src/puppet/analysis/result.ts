import type { Expression, Node, VariableExpression } from '../ast/nodes.js';
import type { Call } from '../ast/shapes.js';
import type { Assignment, FunctionFrame, MatchRegion, Resolution, Variable } from './frame.js';

/** The result of analysis, which lowering reads. */
export interface Analysis {
  /** The frames by their node: program, definition, lambda, or parameter of a class. */
  readonly frames: ReadonlyMap<Node, FunctionFrame>;
  readonly reads: ReadonlyMap<VariableExpression, Resolution>;
  readonly assignments: ReadonlyMap<VariableExpression, Assignment>;
  /** The match regions of `if`, `unless`, `case` and selectors. */
  readonly regions: ReadonlyMap<Node, MatchRegion>;
  /** The match region that each `=~`, `!~` and `in` writes to. */
  readonly matchRegions: ReadonlyMap<Node, MatchRegion>;
  /** The calls of functions that use the scope of their caller. */
  readonly scopeReaders: ReadonlyMap<Expression, ScopeReader>;
  /** The blocks of `reduce` that extend the collection in their memo in place. */
  readonly accumulations: ReadonlyMap<Node, Accumulation>;
  /** The expressions of all these blocks that extend it. */
  readonly extensions: ReadonlySet<Node>;
  /** The blocks of `reduce` whose memo can be several variables. */
  readonly splitMemos: ReadonlyMap<Node, SplitMemo>;
  /** The functions that end by calling themselves with an extended collection. */
  readonly recursions: ReadonlyMap<Node, Recursion>;
  /** The functions that own the collection in a parameter. */
  readonly ownedParameters: ReadonlyMap<Node, OwnedParameter>;
  /** The calls of iteration functions that can become loops. */
  readonly loops: ReadonlySet<Node>;
  /** The calls of `then`, `lest` and `with` whose block can become statements. */
  readonly inlinedBlocks: ReadonlySet<Node>;
  /** The calls of `next` and `break` that become statements of these loops. */
  readonly jumps: ReadonlySet<Node>;
  /** The statements that set attributes: resources, defaults, overrides and collectors. */
  readonly attributeStatements: ReadonlySet<Node>;
}

/** A block of `reduce` that extends the collection in its memo in place. */
export interface Accumulation {
  /** The expressions that extend it. */
  readonly extensions: ReadonlySet<Expression>;
  /** Whether other code can see the elements of the memo, so that only the memo itself may be changed. */
  readonly sharesElements: boolean;
}

/**
 * The memo of a block of `reduce` that is always an array of the same length, or a hash with the same keys. Variables can have the
 * values of its parts, so that no step creates an array or hash of them.
 */
export interface SplitMemo {
  readonly memo: Variable;
  /** The keys of the hash, which can be names of properties; null for an array. */
  readonly keys: readonly string[] | null;
  readonly parts: readonly MemoPart[];
  /** The results of steps, with the parts that change, in the order of evaluation. */
  readonly results: ReadonlyMap<Expression, readonly NewPart[]>;
  /** The expressions that read a part, with its index: `$memo['key']` and `$memo[0]`. */
  readonly reads: ReadonlyMap<Node, number>;
}

/** The new value of a part of a memo, which is the part with an index. */
export interface NewPart {
  readonly part: number;
  readonly value: Expression;
}

/** A part of a memo. */
export interface MemoPart {
  /** The name of the part in the program: its key, or the variable to which the block assigns it; null if it has none. */
  readonly name: string | null;
  readonly start: Expression;
  /** The expressions that extend the collection in the part, which they may do in place. */
  readonly extensions: ReadonlySet<Expression>;
}

/** A function that ends by calling itself, and then extends the collections in some of its parameters in place. */
export interface Recursion {
  /** The calls of itself with which it ends. */
  readonly calls: ReadonlySet<Call>;
  /** The results and arguments of these calls, or parts of them, that extend the collection in a parameter, by its position. */
  readonly extensions: ReadonlyMap<number, ReadonlySet<Expression>>;
}

/** The parameter of a function whose collection the function may change in place if its caller may do so. */
export interface OwnedParameter {
  /** The position of the parameter. */
  readonly index: number;
  /** The expressions that extend the collection. */
  readonly extensions: ReadonlySet<Expression>;
}

/** The local variables that a function can read by name, and the match variables if it reads them. */
export interface ScopeReader {
  readonly locals: readonly Variable[];
  readonly region: MatchRegion | null;
}

/**
 * Returns the entry of a node or name in a table of the analysis.
 *
 * @throws {TypeError} if there is none, which is a bug: analysis adds an entry for every node that lowering looks up
 */
export function entryOf<Key, Entry>(table: ReadonlyMap<Key, Entry>, key: Key): Entry {
  const entry = table.get(key);
  if (entry === undefined) throw new TypeError('The analysis has no entry for a node');
  return entry;
}
