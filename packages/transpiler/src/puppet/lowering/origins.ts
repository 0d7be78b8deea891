import type * as ESTree from 'estree';
import { firstIndex, type SourceRange } from '../../text/index.js';
import type { Node, Program } from '../ast/nodes.js';
import { commentRanges } from '../ast/shapes.js';

/**
 * The Puppet nodes that ESTree nodes come from, as far as the places of comments depend on them. Within a statement
 * without comments, only the statement itself has an origin.
 */
export class Origins {
  /** The comments of the source in order. */
  readonly comments: readonly SourceRange[];
  readonly #nodes = new Map<ESTree.Node, Node>();
  #isRecording = true;

  constructor(program: Program) {
    this.comments = commentRanges(program);
  }

  of(node: ESTree.Node): Node | undefined {
    return this.#nodes.get(node);
  }

  /**
   * Starts the lowering of a statement.
   *
   * @returns the argument for `leave` after the statement
   */
  enter(origin: Node): boolean {
    const wasRecording = this.#isRecording;
    this.#isRecording = wasRecording && this.hasComments(origin);
    return wasRecording;
  }

  leave(wasRecording: boolean): void {
    this.#isRecording = wasRecording;
  }

  /** Records the origin of an expression. An outer Puppet node replaces an inner one. */
  setExpression(node: ESTree.Expression, origin: Node): void {
    if (this.#isRecording) this.#nodes.set(node, origin);
  }

  /** Records the origin of the statements from an index on. They keep the origin of an inner Puppet statement. */
  setStatements(statements: readonly ESTree.Statement[], origin: Node, from = 0): void {
    if (!this.#isRecording) return;
    for (let index = from; index < statements.length; index++) {
      const statement = statements[index];
      if (statement === undefined || this.#nodes.has(statement)) continue;
      this.#nodes.set(statement, origin);
      // The returned expression may become the body of an arrow function.
      if (statement.type === 'ReturnStatement' && statement.argument) this.#nodes.set(statement.argument, origin);
    }
  }

  /** Whether a comment is in a range. */
  hasComments({ start, end }: SourceRange): boolean {
    const next = firstIndex(this.comments.length, (index) => (this.comments[index]?.start ?? 0) >= start);
    return (this.comments[next]?.start ?? Infinity) < end;
  }
}
