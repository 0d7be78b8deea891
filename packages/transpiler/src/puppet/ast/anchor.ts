import type { SourceRange } from '../../text/index.js';
import type { Node } from './nodes.js';

/**
 * The offset at which Puppet locates a node, which is not always its first character: operators are located at the
 * operator, entries at their arrow, a method call at its `(` or `.`, and an access at its left side.
 */
export function anchorOf(node: Node, source: string): number {
  let current = node;
  for (;;) {
    switch (current.type) {
      case 'AccessExpression':
      case 'SelectorExpression':
        current = current.leftExpr;
        continue;
      case 'CollectExpression':
        current = current.typeExpr;
        continue;
      case 'CallNamedFunctionExpression':
        current = current.functorExpr;
        continue;
      case 'ResourceExpression':
        if (current.form !== 'regular') return current.start;
        current = current.typeName;
        continue;
      case 'ResourceOverrideExpression':
        if (current.form !== 'regular') return current.start;
        current = current.resources;
        continue;
      case 'BlockExpression': {
        const [first] = current.statements;
        if (first === undefined) return current.start;
        current = first;
        continue;
      }
      case 'TypeMapping':
        current = current.typeExpr;
        continue;
      case 'ArithmeticExpression':
      case 'ComparisonExpression':
      case 'MatchExpression':
      case 'InExpression':
      case 'AndExpression':
      case 'OrExpression':
      case 'AssignmentExpression':
      case 'RelationshipExpression':
      case 'NamedAccessExpression':
        return current.operatorStart;
      case 'CallMethodExpression': {
        const next = skipBlank(source, current.functorExpr.end);
        return source[next] === '(' && next < current.end ? next : current.functorExpr.operatorStart;
      }
      case 'Parameter':
      case 'TypeAlias':
        return current.nameStart;
      case 'RenderExpression':
        return current.textStart;
      case 'KeyedEntry':
        return tokenAfter(source, current.key.end, '=>') ?? current.start;
      case 'SelectorEntry':
        return tokenAfter(source, current.matchingExpr.end, '=>') ?? current.start;
      case 'CaseOption':
        return tokenAfter(source, current.values.at(-1)?.end ?? current.start, ':') ?? current.start;
      default:
        return current.start;
    }
  }
}

/** The range that a message underlines: the operator, the head of a definition, or a whole smaller node. */
export function anchorRange(node: Node, source: string): SourceRange {
  const start = anchorOf(node, source);
  if ('nameStart' in node) return { start, end: Math.max(start + 1, nameEnd(source, node.nameStart)) };
  if (start === node.start) return { start, end: Math.max(node.end, start) };
  const operator = 'operator' in node ? node.operator.length : 1;
  return { start, end: start + operator };
}

/**
 * The end of the name that starts at an offset. The name of a node may be longer, because the name of a nested
 * definition includes the class around it.
 */
function nameEnd(source: string, start: number): number {
  const name = /\$?[\w:-]*/y;
  name.lastIndex = start;
  name.test(source);
  return name.lastIndex;
}

/** The offset of `token` if it is the next token after `from`; else null. */
function tokenAfter(source: string, from: number, token: string): number | null {
  const at = skipBlank(source, from);
  return source.startsWith(token, at) ? at : null;
}

/** The offset of the next character that is neither white space nor comment. */
function skipBlank(source: string, from: number): number {
  const blank = /(?:\s+|#[^\n]*|\/\*[^]*?\*\/)*/y;
  blank.lastIndex = from;
  blank.test(source);
  return blank.lastIndex;
}
