import type * as ESTree from 'estree';
import { unwrap } from '../../analysis/static.js';
import type { Expression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression } from '../lower.js';
import { text } from './literals.js';

/** Strings with expressions in them, and heredocs. */

export const ConcatenatedString: LowerExpression<'ConcatenatedString'> = ({ segments }, body) => {
  const quasis = [''];
  const parts: ESTree.Expression[] = [];
  const addText = (value: string): void => {
    quasis[quasis.length - 1] += value;
  };
  for (const segment of segments) {
    if (segment.type === 'LiteralString') addText(segment.value);
    else {
      const part = textOf(segment, body);
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

export const HeredocExpression: LowerExpression<'HeredocExpression'> = ({ textExpr }, body) =>
  expression(textExpr, body);

/** An expression that gives the text of a value. */
export function textOf(node: Expression, body: Body): ESTree.Expression {
  const inner = unwrap(node.type === 'TextExpression' ? node.expr : node);
  const value = expression(inner, body);
  return isText(inner) ? value : body.module.call('interpolate', [value], inner.start);
}

/** Whether an expression gives a string whatever is in it. */
export function isText(node: Expression): boolean {
  return (
    node.type === 'ConcatenatedString' ||
    node.type === 'HeredocExpression' ||
    node.type === 'LiteralString' ||
    node.type === 'QualifiedName'
  );
}
