import type { Node } from '@ruby/prism/src/nodes.js';

/** The nodes within a node, without those within them. The parser's own method leaves out the nodes in lists. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
      continue;
    }
    for (const each of value) if (isNode(each)) children.push(each);
  }
  return children;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeID' in value;
}
