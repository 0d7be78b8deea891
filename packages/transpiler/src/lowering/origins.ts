import type * as ESTree from 'estree';
import type { Node } from '../ast/nodes.js';

/** The Puppet nodes that ESTree nodes come from. Lowering records them only if the module has comments. */
export class Origins {
  readonly #nodes = new Map<ESTree.Node, Node>();

  of(node: ESTree.Node): Node | undefined {
    return this.#nodes.get(node);
  }

  /** Records the origin of an expression. An outer Puppet node replaces an inner one. */
  setExpression(node: ESTree.Expression, origin: Node): void {
    this.#nodes.set(node, origin);
  }

  /** Records the origin of the statements from an index on. They keep the origin of an inner Puppet statement. */
  setStatements(statements: readonly ESTree.Statement[], origin: Node, from = 0): void {
    for (const statement of from === 0 ? statements : statements.slice(from))
      if (!this.#nodes.has(statement)) this.#nodes.set(statement, origin);
  }
}
