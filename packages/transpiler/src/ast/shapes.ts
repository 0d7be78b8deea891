import type { Expression } from './nodes.js';

const NONE: readonly Expression[] = [];

/**
 * What has to be known for a literal, a list, a hash or a negation to be known: nothing, or its parts; null for other
 * expressions.
 */
export function literalParts(node: Expression): readonly Expression[] | null {
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'QualifiedName':
      return NONE;
    case 'UnaryMinusExpression':
      return [node.expr];
    case 'LiteralList':
      return node.values;
    case 'LiteralHash':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    default:
      return null;
  }
}
