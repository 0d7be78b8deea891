/** Interpolated strings and heredocs. */
import { checkedSyntax } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { Kind } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { LowerExpression } from '../visitor.js';
import { text } from './literals.js';

export const ConcatenatedString: LowerExpression<'ConcatenatedString'> = ({ segments }, context, out) => {
  const [only] = segments;
  if (only !== undefined && segments.length === 1) return lowerText(only, context, out);
  const quasis = [''];
  const parts: ESTree.Expression[] = [];
  const addText = (value: string): void => {
    quasis[quasis.length - 1] += value;
  };
  const values = context.sequence(segments, out, (segment, before) =>
    segment.type === 'LiteralString' ? b.literal(segment.value) : partOf(segment, context, before),
  );
  for (const value of values) {
    if (value.type === 'Literal' && typeof value.value === 'string') addText(value.value);
    else {
      parts.push(value);
      quasis.push('');
    }
  }
  return parts.length === 0 ? text(quasis[0] ?? '') : b.template(quasis, parts);
};

export const TextExpression: LowerExpression<'TextExpression'> = lowerText;

/** The validator checks texts without interpolations. */
export const HeredocExpression: LowerExpression<'HeredocExpression'> = ({ start, syntax, textExpr }, context, out) => {
  const value = context.expression(textExpr, out);
  return textExpr.type === 'LiteralString' || checkedSyntax(syntax) === null
    ? value
    : context.module.call('checkText', [value, text(syntax)], start);
};

/** The kinds of values whose text is the same in a JavaScript template. */
export const PLAIN_TEXT = Kind.string | Kind.integer | Kind.boolean;

/** An expression for a part of a template: the value itself if JavaScript gives it the same text. */
function partOf(node: Expression, context: LoweringContext, out: ESTree.Statement[] | undefined): ESTree.Expression {
  const inner = unwrap(node.type === 'TextExpression' ? node.expr : node);
  return hasOnly(context.typeOf(inner), PLAIN_TEXT) ? context.expression(inner, out) : lowerText(inner, context, out);
}

/** An expression for the text of a value. `out`: see `LowerExpression`. */
function lowerText(node: Expression, context: LoweringContext, out?: ESTree.Statement[]): ESTree.Expression {
  const inner = unwrap(node.type === 'TextExpression' ? node.expr : node);
  return (
    plainText(inner, context, out) ?? context.module.call('interpolate', [context.expression(inner, out)], inner.start)
  );
}

/**
 * An expression for the text of a value that is certainly a String, an Integer or a Boolean. Null for other values. `out`: see
 * `LowerExpression`.
 */
export function plainText(
  node: Expression,
  context: LoweringContext,
  out?: ESTree.Statement[],
): ESTree.Expression | null {
  const inner = unwrap(node);
  const type = context.typeOf(inner);
  if (isText(inner) || hasOnly(type, Kind.string)) return context.expression(inner, out);
  return hasOnly(type, PLAIN_TEXT) ? b.template(['', ''], [context.expression(inner, out)]) : null;
}

/** Whether the value of an expression is always a string. */
function isText(node: Expression): boolean {
  return (
    node.type === 'ConcatenatedString' ||
    node.type === 'HeredocExpression' ||
    node.type === 'LiteralString' ||
    node.type === 'QualifiedName'
  );
}
