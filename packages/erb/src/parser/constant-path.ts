import { ConstantPathNode, ConstantReadNode, type Node } from '@ruby/prism/src/nodes.js';

/** The names in `A::B`; undefined for anything else, and for a path below a computed value. */
export function constantPath(node: Node | null): string | undefined {
  if (node instanceof ConstantReadNode) return node.name;
  if (!(node instanceof ConstantPathNode) || node.name === null) return undefined;
  if (node.parent === null) return node.name;
  const parent = constantPath(node.parent);
  return parent === undefined ? undefined : `${parent}::${node.name}`;
}
