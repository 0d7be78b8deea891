import type { SourceRange } from '../../ast/nodes.js';
import type { Visitors, VisitorContext } from '../visitor.js';

/** A backslash and what follows it, as far as a double-quoted string understands it. */
const ESCAPE = /\\(?:[\\ntrs$"'\n]|\r\n|u(?:[0-9a-fA-F]{4}|\{[0-9a-fA-F]{1,6}\})|(.))/gsu;

function checkEscapes({ start, end }: SourceRange, { report, source }: VisitorContext): void {
  const text = source.slice(start, end);
  if (!text.includes('\\')) return;
  for (const { 1: character, index } of text.matchAll(ESCAPE)) {
    if (character === undefined) continue;
    const range = { start: start + index, end: start + index + 1 + character.length };
    if (character === 'u') report.warn('ILLEGAL_UNICODE_ESCAPE', {}, range);
    else report.warn('UNRECOGNIZED_ESCAPE', { character }, range);
  }
}

/** Escapes of double-quoted strings. Other strings, and heredocs, leave what they do not know as it is. */
export const escapes: Visitors = {
  LiteralString(node, context) {
    const around = context.parent?.node.type;
    if (around === 'HeredocExpression' || around === 'ConcatenatedString' || context.source[node.start] !== '"') return;
    checkEscapes({ start: node.start + 1, end: node.end - 1 }, context);
  },
  ConcatenatedString(node, context) {
    if (context.parent?.node.type === 'HeredocExpression') return;
    for (const segment of node.segments) if (segment.type === 'LiteralString') checkEscapes(segment, context);
  },
};
