/** Interpolated strings and heredocs. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';
import { text } from './literals.js';

export const ConcatenatedString: LowerExpression<'ConcatenatedString'> = ({ segments }, context) => {
  const quasis = [''];
  const parts: ESTree.Expression[] = [];
  const addText = (value: string): void => {
    quasis[quasis.length - 1] += value;
  };
  for (const segment of segments) {
    if (segment.type === 'LiteralString') addText(segment.value);
    else {
      const part = textOf(segment, context);
      if (part.type === 'Literal' && typeof part.value === 'string') addText(part.value);
      else {
        parts.push(part);
        quasis.push('');
      }
    }
  }
  const [first] = parts;
  if (first === undefined) return text(quasis[0] ?? '');
  return parts.length === 1 && quasis.every((quasi) => quasi === '') ? first : b.template(quasis, parts);
};

export const TextExpression: LowerExpression<'TextExpression'> = textOf;

export const HeredocExpression: LowerExpression<'HeredocExpression'> = ({ textExpr }, context) =>
  context.expression(textExpr);

/** An expression for the text of a value. */
export function textOf(node: Expression, context: LoweringContext): ESTree.Expression {
  const inner = unwrap(node.type === 'TextExpression' ? node.expr : node);
  const value = context.expression(inner);
  return isText(inner) ? value : context.module.call('interpolate', [value], inner.start);
}

/** Whether the value of an expression is always a string. */
export function isText(node: Expression): boolean {
  return (
    node.type === 'ConcatenatedString' ||
    node.type === 'HeredocExpression' ||
    node.type === 'LiteralString' ||
    node.type === 'QualifiedName'
  );
}
