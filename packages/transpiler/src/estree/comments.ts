import type * as ESTree from 'estree';

/** A comment as JavaScript. */
export interface Comment {
  /** The lines with their delimiters, without indentation. Only a comment of one line can be at the end of a line. */
  readonly lines: readonly string[];
  /** Whether a blank line precedes the comment in the source. */
  readonly isApart: boolean;
}

/** The comments of a node. */
export interface NodeComments {
  /** On lines of their own before the node. */
  readonly before: Comment[];
  /** At the end of the line on which the node ends. */
  readonly endOfLine: Comment[];
  /** On lines of their own after the node. */
  readonly after: Comment[];
  /** In an empty block. */
  readonly inner: Comment[];
}

/**
 * The comments that the printer writes. Only these nodes can have comments: statements, properties, elements, arguments,
 * branches of a conditional, bodies of arrow functions, empty blocks, and the program itself.
 */
export class CommentTable {
  readonly #comments = new Map<ESTree.Node, NodeComments>();
  /** The nodes that contain a node with comments, and therefore need several lines. */
  readonly #containers = new Set<ESTree.Node>();

  of(node: ESTree.Node): NodeComments | undefined {
    return this.#comments.get(node);
  }

  /** The comments of a node, for additions. `containers` are the nodes around it. */
  in(node: ESTree.Node, containers: Iterable<ESTree.Node>): NodeComments {
    let comments = this.#comments.get(node);
    if (comments === undefined)
      this.#comments.set(node, (comments = { before: [], endOfLine: [], after: [], inner: [] }));
    for (const container of containers) this.#containers.add(container);
    return comments;
  }

  /** Whether a node contains a node with comments. */
  hasInside(node: ESTree.Node): boolean {
    return this.#containers.has(node);
  }
}

/** A program with the comments that the printer writes. */
export interface CommentedProgram extends ESTree.Program {
  commentTable?: CommentTable;
}
