import type { SourceRange } from '../../text/index.js';
import { anchorOf } from '../ast/anchor.js';
import { descendantsOf } from '../ast/children.js';
import type { Node, Program } from '../ast/nodes.js';

/** The part of a source that an error is about. It lies in one line. */
export interface MarkedRange extends SourceRange {
  /** The offset that Puppet reports. It may be inside of the range: an operator is between its operands. */
  readonly anchor: number;
}

/**
 * The part of a node to mark for an error of the node: the whole expression, or the head of a statement with a body. If
 * the node has several lines, only the part in the line that Puppet reports.
 */
export function markedRange(node: Node, source: string): MarkedRange {
  return rangeInLine(anchorOf(node, source), headOf(node, source), source);
}

/**
 * The part of a program to mark for an error of which only the line is known: the first statement that begins on the
 * line, or else the first expression. Null if no node begins there.
 *
 * @param lineStart the offset of the line
 */
export function markedRangeOfLine(program: Program, lineStart: number): SourceRange | null {
  const { sourceText } = program;
  const newline = sourceText.indexOf('\n', lineStart);
  const lineEnd = newline === -1 ? sourceText.length : newline;
  let first: Node | undefined;
  for (const node of descendantsOf(program)) {
    if (node.start < lineStart || node.start >= lineEnd || CONTAINERS.has(node.type)) continue;
    if (first === undefined || node.start < first.start || (node.start === first.start && node.end > first.end))
      first = node;
  }
  return first === undefined ? null : rangeInLine(first.start, headOf(first, sourceText), sourceText);
}

/** Nodes that begin where the first statement in them begins. */
const CONTAINERS: ReadonlySet<Node['type']> = new Set(['Program', 'BlockExpression']);

function headOf(node: Node, source: string): SourceRange {
  const { start } = node;
  switch (node.type) {
    case 'BlockExpression':
      return headOf(node.statements[0] ?? { ...node, type: 'Nop' }, source);
    case 'CallNamedFunctionExpression':
    case 'CallMethodExpression':
      return node.lambda === null ? node : { start, end: node.lambda.start };
    case 'ResourceExpression':
      return { start, end: node.bodies[0]?.title.end ?? node.typeName.end };
    case 'ResourceDefaultsExpression':
      return { start, end: node.typeRef.end };
    case 'ResourceOverrideExpression':
      return { start, end: node.resources.end };
    case 'CollectExpression':
      return { start, end: node.query.end };
    case 'IfExpression':
    case 'UnlessExpression':
    case 'CaseExpression':
      return { start, end: node.test.end };
    case 'NodeDefinition':
      return { start, end: node.hostMatches.at(-1)?.end ?? start };
    case 'Parameter':
      return { start: node.nameStart, end: node.nameStart + 1 + node.name.length };
    default:
      return 'nameStart' in node ? { start, end: nameEnd(source, node.nameStart) } : node;
  }
}

/** The end of the name that starts at an offset. */
function nameEnd(source: string, start: number): number {
  const name = /[\w:-]*/y;
  name.lastIndex = start;
  name.test(source);
  return name.lastIndex;
}

/** The part of a range in the line of an offset, without white space around it. Contains at least one character. */
function rangeInLine(anchor: number, { start, end }: SourceRange, source: string): MarkedRange {
  const lineStart = source.lastIndexOf('\n', anchor - 1) + 1;
  const newline = source.indexOf('\n', anchor);
  const from = Math.max(start, lineStart);
  const text = source.slice(from, Math.max(from, Math.min(end, newline === -1 ? source.length : newline)));
  const first = Math.min(from + text.length - text.trimStart().length, anchor);
  return { anchor, start: first, end: Math.max(from + text.trimEnd().length, anchor + 1) };
}
