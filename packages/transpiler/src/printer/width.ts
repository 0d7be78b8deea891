import type * as ESTree from 'estree';
import { type AnnotatedCall, type AnnotatedObject, quotedWidth } from '../estree/index.js';

type Node = ESTree.Node | null | undefined;

/**
 * Whether a node fits on one line with `room` characters. The width leaves out some parentheses, because it
 * only decides on line breaks. The function stops when no room is left, so its cost is bounded by the length of the line.
 */
export function fits(node: Node, room: number): boolean {
  return remaining(node, room) >= 0;
}

/** Whether nodes fit beside each other into a number of columns. */
export function allFit(nodes: readonly Node[], room: number): boolean {
  return remainingAfter(nodes, room) >= 0;
}

/** The width of a node on one line. */
export function widthOf(node: ESTree.Node): number {
  return Number.MAX_SAFE_INTEGER - remaining(node, Number.MAX_SAFE_INTEGER);
}

/** The maximum length of a line. */
export const WIDTH = 120;

/** The comment before a call that a bundler can remove. */
export const PURE_ANNOTATION = '/* @__PURE__ */ ';

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
      return remainingInTemplate(node, room);
    case 'ArrayExpression':
    case 'ArrayPattern':
      return remainingAfter(node.elements, room - 2);
    case 'ObjectExpression':
      return (node as AnnotatedObject).rows ? BREAKS : remainingAfter(node.properties, room - 4);
    case 'ObjectPattern':
      return remainingAfter(node.properties, room - 4);
    case 'Property':
      return node.shorthand
        ? remaining(node.value, room)
        : remaining(node.value, remaining(node.key, room - (node.computed ? 4 : 2)));
    case 'CallExpression':
      return remainingAfter(
        node.arguments,
        remaining(node.callee, room - 2 - ((node as AnnotatedCall).pure ? PURE_ANNOTATION.length : 0)),
      );
    case 'NewExpression':
      return remainingAfter(node.arguments, remaining(node.callee, room - 6));
    case 'MemberExpression':
      return remaining(node.property, remaining(node.object, room - 1));
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? BREAKS : remaining(node.body, remainingAfter(node.params, room - 6));
    case 'UnaryExpression':
      return remaining(node.argument, room - (/[a-z]/.test(node.operator) ? node.operator.length + 1 : 1));
    case 'SpreadElement':
    case 'RestElement':
      return remaining(node.argument, room - 3);
    case 'AssignmentPattern':
      return remaining(node.right, remaining(node.left, room - 3));
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return remaining(node.right, remaining(node.left, room - node.operator.length - 2));
    case 'ConditionalExpression':
      return remaining(node.alternate, remaining(node.consequent, remaining(node.test, room - 6)));
    case 'SequenceExpression':
      return remainingAfter(node.expressions, room - 2);
    default:
      return room - 20;
  }
}

function remainingInTemplate({ quasis, expressions }: ESTree.TemplateLiteral, room: number): number {
  let left = room + 1;
  for (const { value } of quasis) {
    if (value.raw.includes('\n')) return BREAKS;
    left -= value.raw.length + 3;
  }
  return remainingAll(expressions, left);
}

/** The room after nodes with commas between them. */
function remainingAfter(nodes: readonly Node[], room: number): number {
  return remainingAll(nodes, room - 2 * Math.max(0, nodes.length - 1));
}

function remainingAll(nodes: readonly Node[], room: number): number {
  let left = room;
  // A loop over indexes is faster than `for … of` until V8 optimizes it.
  for (let index = 0; index < nodes.length && left >= 0; index++) left = remaining(nodes[index], left);
  return left;
}

function literalWidth(node: ESTree.Literal): number {
  if (typeof node.value === 'string') return quotedWidth(node.value);
  if ('regex' in node && node.regex) return node.regex.pattern.length + node.regex.flags.length + 2;
  if ('bigint' in node && node.bigint) return node.bigint.length + 1;
  return String(node.value).length;
}
