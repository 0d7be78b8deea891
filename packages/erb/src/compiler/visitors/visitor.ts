import type { Node } from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering, Visitor } from '../lowering.js';

/** A visitor for one class of nodes: see `Visitor`. */
export interface NodeVisitor<N extends Node> {
  expression(node: N, lowering: Lowering): ESTree.Expression;
  test?(node: N, lowering: Lowering): ESTree.Expression;
  statements?(node: N, lowering: Lowering): ESTree.Statement[];
  tail?(node: N, lowering: Lowering): ESTree.Statement[];
}

/** Registers a visitor for a class of nodes. */
export function visit<N extends Node>(
  nodeClass: abstract new (...args: never) => N,
  visitor: NodeVisitor<N>,
): readonly [unknown, Visitor] {
  return [nodeClass, visitor as Visitor];
}
