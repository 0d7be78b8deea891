import type { SourceRange } from '@pptjs/transpiler/dialect';
import { childrenOf } from '../syntax/children.js';
import type { Node, Program } from '../syntax/nodes.js';
import { pathOfElement } from './expressions.js';

/**
 * The range of the source that an error refers to: an argument, an index, or the token of the failing call.
 *
 * @param part the number of the argument or index, from 0; otherwise the token
 */
export function locateError(program: Program, offset: number, part: unknown): SourceRange | null {
  const path = nodesAt(program, offset);
  const node = path.findLast((candidate) => candidate.at === offset);
  if (node === undefined) return { start: offset, end: offset + 1 };
  const blamed = typeof part === 'number' ? blamedPart(node, path, part) : undefined;
  if (blamed !== undefined) return { start: blamed.start, end: blamed.end };
  return { start: offset, end: offset + Math.max(1, tokenLength(node)) };
}

/** The nodes that contain an offset, from the outermost one on. */
function nodesAt(program: Program, offset: number): Node[] {
  const path: Node[] = [program];
  for (let node: Node | undefined = program; node !== undefined;) {
    node = childrenOf(node).find(({ start, end }) => start <= offset && offset < end);
    if (node !== undefined) path.push(node);
  }
  return path;
}

function blamedPart(node: Node, path: readonly Node[], part: number): SourceRange | undefined {
  if (node.type === 'FunctionCall') return node.arguments[part]?.value;
  if (node.type === 'Call') return node.arguments[part];
  if (node.type !== 'Slice') return undefined;
  const outermost = path.find((candidate) => candidate.type === 'Slice');
  return outermost?.type === 'Slice' ? pathOfElement(outermost)[part] : undefined;
}

/** The length of the token that stands for a node. */
function tokenLength(node: Node): number {
  switch (node.type) {
    case 'Unary':
    case 'Binary':
      return node.operator.length;
    case 'RangeLiteral':
      return 2;
    case 'FunctionCall':
    case 'Field':
    case 'Action':
    case 'Attribute':
    case 'Namespace':
    case 'Definition':
      return node.name.length;
    case 'Call':
      return node.nameRange.end - node.nameRange.start;
    case 'TaskControl':
      return node.keyword.length;
    case 'Variable':
      return node.end - node.start;
    case 'Foreach':
    case 'Map':
      return node.isConcurrent ? 'concurrent'.length : node.type.length;
    case 'While':
    case 'Raise':
    case 'Assert':
    case 'Concurrent':
      return node.type.length;
    default:
      return 1;
  }
}
