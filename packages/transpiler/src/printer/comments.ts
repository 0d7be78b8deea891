/** Prints comments and the line breaks around them. */
import type * as ESTree from 'estree';
import type { Comment } from '../estree/comments.js';
import type { State } from './state.js';

/** Whether one of some nodes has comments or contains them, so that the nodes need lines of their own. */
export function needLines(nodes: readonly (ESTree.Node | null)[], state: State): boolean {
  const table = state.comments;
  if (table === null) return false;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] ?? null;
    if (node !== null && (table.of(node) !== undefined || table.hasInside(node))) return true;
  }
  return false;
}

/** Whether comments are inside a node. */
export function hasCommentsInside(node: ESTree.Node, state: State): boolean {
  return state.comments?.hasInside(node) === true;
}

/** Whether comments are before, beside or after a node. */
export function hasComments(node: ESTree.Node | null, state: State): boolean {
  const comments = node === null ? undefined : state.comments?.of(node);
  return comments !== undefined && comments.inner.length === 0;
}

/** Whether comments are before a node. */
export function hasCommentsBefore(node: ESTree.Node, state: State): boolean {
  return (state.comments?.of(node)?.before.length ?? 0) > 0;
}

/** Starts a line, after the comments at the end of the current line. */
export function newLine(state: State, isApart = false): void {
  const { endOfLine } = state;
  if (endOfLine.length > 0) {
    state.endOfLine = [];
    state.write(' ');
    writeAll(endOfLine, state);
  }
  breakLine(state, isApart);
}

function breakLine(state: State, isApart: boolean): void {
  state.write('\n');
  if (isApart) state.write('\n');
  if (state.indentLevel > 0) state.write(state.indent.repeat(state.indentLevel));
}

/** Starts a line for a node and prints the comments before it. */
export function startLine(node: ESTree.Node | null, state: State, isFirst: boolean): void {
  const before = node === null ? undefined : state.comments?.of(node)?.before;
  newLine(state, !isFirst && before?.[0]?.isApart === true);
  if (before !== undefined) writeBefore(before, state);
}

/** Prints the comments before a node at the start of its line. */
export function commentsBefore(node: ESTree.Node, state: State): void {
  const before = state.comments?.of(node)?.before;
  if (before !== undefined) writeBefore(before, state);
}

/** Prints the comments after a node, from the end of its line on. */
export function commentsAfter(node: ESTree.Node | null, state: State): void {
  const own = node === null ? undefined : state.comments?.of(node);
  if (own === undefined) return;
  state.endOfLine.push(...own.endOfLine);
  for (const comment of own.after) {
    newLine(state, comment.isApart);
    writeAll([comment], state);
  }
}

/** Prints the comments of an empty block. Returns whether there are any. */
export function commentsInside(block: ESTree.Node, state: State): boolean {
  const inner = state.comments?.of(block)?.inner ?? [];
  if (inner.length === 0) return false;
  state.indentLevel++;
  newLine(state);
  writeAll(inner, state);
  state.indentLevel--;
  newLine(state);
  return true;
}

/** Prints the comments at the start of a program. */
export function fileHeader(program: ESTree.Program, state: State): void {
  const header = state.comments?.of(program)?.before ?? [];
  if (header.length === 0) return;
  writeAll(header, state);
  newLine(state, true);
}

/** Prints the comments at the end of a program. */
export function fileFooter(program: ESTree.Program, state: State): void {
  const footer = state.comments?.of(program)?.after ?? [];
  if (footer.length === 0) return;
  newLine(state);
  writeAll(footer, state);
  newLine(state);
}

function writeBefore(comments: readonly Comment[], state: State): void {
  if (comments.length === 0) return;
  writeAll(comments, state);
  breakLine(state, false);
}

/** Prints comments on successive lines, from the current position on. */
function writeAll(comments: readonly Comment[], state: State): void {
  let isFirst = true;
  for (const { lines, isApart } of comments) {
    if (!isFirst) breakLine(state, isApart);
    isFirst = false;
    writeLines(lines, state);
  }
}

function writeLines(lines: readonly string[], state: State): void {
  for (let row = 0; row < lines.length; row++) {
    if (row > 0) breakLine(state, false);
    state.write(lines[row] ?? '');
  }
}
