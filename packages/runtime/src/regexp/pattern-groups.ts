import type { AlternativeElementNode, AlternativeNode, CapturingGroupNode } from 'oniguruma-parser/parser';

/** Returns the capturing groups in a part of a pattern, in the order of their numbers. */
export function groupsIn(alternatives: readonly AlternativeNode[]): readonly CapturingGroupNode[] {
  const inNode = (node: AlternativeElementNode): readonly CapturingGroupNode[] => {
    if (node.type === 'Quantifier') return inNode(node.body);
    if (!('body' in node) || node.type === 'CharacterClass') return [];
    const inner = groupsIn(node.body);
    return node.type === 'CapturingGroup' ? [node, ...inner] : inner;
  };
  return alternatives.flatMap(({ body }) => body.flatMap(inNode));
}
