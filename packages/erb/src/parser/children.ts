import type { Node } from '@ruby/prism/src/nodes.js';

/** The nodes within a node, without those within them. The parser's own method leaves out the nodes in lists. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeID' in value;
}
