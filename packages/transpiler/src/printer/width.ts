import type * as ESTree from 'estree';

type Node = ESTree.Node | null | undefined;

/**
 * Whether a node fits on one line with `room` characters. The result is an estimate, because it only decides on line
 * breaks. The function stops when no room is left, so its cost is bounded by the length of the line.
 */
export function fits(node: Node, room: number): boolean {
  return remaining(node, room) >= 0;
}

export function allFit(nodes: readonly Node[], room: number): boolean {
  return remainingAfter(nodes, room) >= 0;
}

/** The result for nodes that never fit on one line. */
const BREAKS = -1;

function remaining(node: Node, room: number): number {
  if (node === null || node === undefined || room < 0) return room;
  switch (node.type) {
    case 'Identifier':
      return room - node.name.length;
    case 'Literal':
      return room - literalWidth(node);
    case 'TemplateLiteral':
      if (node.quasis.some(({ value }) => value.raw.includes('\n'))) return BREAKS;
      return remainingAfter(
        node.expressions,
        room - node.quasis.reduce((sum, { value }) => sum + value.raw.length + 3, 0),
      );
    case 'ArrayExpression':
    case 'ArrayPattern':
      return remainingAfter(node.elements, room - 2);
    case 'ObjectExpression':
      return remainingAfter(node.properties, room - 4);
    case 'Property':
      return remaining(node.value, remaining(node.key, room - 2));
    case 'CallExpression':
    case 'NewExpression':
      return remainingAfter(node.arguments, remaining(node.callee, room - 2));
    case 'MemberExpression':
      return remaining(node.property, remaining(node.object, room - 1));
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? BREAKS : remaining(node.body, remainingAfter(node.params, room - 6));
    case 'UnaryExpression':
    case 'SpreadElement':
    case 'RestElement':
      return remaining(node.argument, room - 3);
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return remaining(node.right, remaining(node.left, room - 4));
    case 'ConditionalExpression':
      return remaining(node.alternate, remaining(node.consequent, remaining(node.test, room - 6)));
    case 'SequenceExpression':
      return remainingAfter(node.expressions, room - 2);
    default:
      return room - 20;
  }
}

function remainingAfter(nodes: readonly Node[], room: number): number {
  let left = room;
  for (const node of nodes) {
    if (left < 0) return left;
    left = remaining(node, left) - 2;
  }
  return left;
}

function literalWidth(node: ESTree.Literal): number {
  if ('regex' in node && node.regex) return node.regex.pattern.length + node.regex.flags.length + 2;
  if ('bigint' in node && node.bigint) return node.bigint.length + 1;
  return typeof node.value === 'string' ? node.value.length + 2 : String(node.value).length;
}
