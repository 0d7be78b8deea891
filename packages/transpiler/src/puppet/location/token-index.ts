import { descendantsOf } from '../ast/children.js';
import type { Node, Program } from '../ast/nodes.js';
import { isCall } from '../ast/shapes.js';

/**
 * The nodes of a program by the offset of the token that source maps use for them: the operator, the bracket, the name
 * of the called function, the keyword. If several nodes share a token (a call and the name of its function), the index
 * contains the node with the highest `rank`.
 */
export class TokenIndex {
  readonly #nodes = new Map<number, Node>();

  constructor(program: Program) {
    for (const node of descendantsOf(program)) {
      const token = tokenOf(node);
      if (token !== null) this.#add(token, node);
    }
  }

  nodeAt(offset: number): Node | undefined {
    return this.#nodes.get(offset);
  }

  #add(token: number, node: Node): void {
    const other = this.#nodes.get(token);
    if (other === undefined || rank(node) > rank(other)) this.#nodes.set(token, node);
  }
}

function tokenOf(node: Node): number | null {
  switch (node.type) {
    case 'Program':
    case 'BlockExpression':
    case 'ParenthesizedExpression':
    case 'ConcatenatedString':
    case 'TextExpression':
    case 'NamedAccessExpression':
    case 'KeyedEntry':
    case 'CaseOption':
    case 'SelectorEntry':
      return null;
    case 'AccessExpression':
      return node.bracketStart;
    case 'CallMethodExpression':
      return node.functorExpr.rightExpr.start;
    case 'CallNamedFunctionExpression':
      return node.functorExpr.start;
    case 'Parameter':
      return node.nameStart;
    default:
      return 'operatorStart' in node ? node.operatorStart : node.start;
  }
}

/** Calls rank first, then operators, then other expressions, and literals and names last. */
function rank(node: Node): number {
  if (isCall(node)) return 3;
  if ('operatorStart' in node || node.type === 'AccessExpression') return 2;
  return /^(?:Literal|Qualified|Nop)/.test(node.type) ? 0 : 1;
}
