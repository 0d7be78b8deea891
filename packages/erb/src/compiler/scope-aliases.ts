import { CallNode, LocalVariableReadNode, LocalVariableWriteNode, type Node } from '@ruby/prism/src/nodes.js';
import { childrenOf } from '../parser/children.js';

/** Whether a node is a call of the method `closure_scope`. */
export function isClosureScope(node: Node): boolean {
  return (
    node instanceof CallNode && node.receiver === null && node.name === 'closure_scope' && node.arguments_ === null
  );
}

/**
 * The local variables of a method whose only value is its scope: `scope = closure_scope`.
 *
 * @param parameters the names of the parameters, which have other values
 */
export function scopeAliases(body: Node | null, parameters: readonly string[]): ReadonlySet<string> {
  const aliases = new Set<string>();
  const others = new Set(parameters);
  const visit = (node: Node): void => {
    if (node instanceof LocalVariableWriteNode && isClosureScope(node.value)) aliases.add(node.name);
    else if (!(node instanceof LocalVariableReadNode) && 'name' in node && typeof node.name === 'string')
      others.add(node.name);
    for (const child of childrenOf(node)) visit(child);
  };
  if (body !== null) visit(body);
  return new Set([...aliases].filter((name) => !others.has(name)));
}
