/** `in` with a list of texts or a hash with known keys, which needs no operator of the runtime. */
import { type PuppetType, StructType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { InExpression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { Kind, membersOf, NUMBER_KINDS } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { differOnlyInCase, isEqualToItselfOnly } from './text-comparisons.js';

/** The kinds of values that a list of texts contains only if they are texts. Types and expressions find elements that match. */
const COMPARED_KINDS = Kind.string | Kind.undef | Kind.boolean | NUMBER_KINDS;

/**
 * `$x === 'a' || $x === 'b'` for `$x in ['a', 'b']`, if no value of `$x` equals one of the texts in another case. Null for other
 * operands.
 */
export function listMembership(
  { leftExpr, rightExpr }: InExpression,
  context: LoweringContext,
): ESTree.Expression | null {
  const list = unwrap(rightExpr);
  if (!context.module.hasPlainValues || list.type !== 'LiteralList' || list.values.length === 0) return null;
  const known = context.typeOf(leftExpr);
  if (!hasOnly(known, COMPARED_KINDS)) return null;
  if (!list.values.every((value) => literalText(value) !== null && isEqualToItselfOnly(value, known))) return null;
  const value = context.expression(leftExpr);
  const texts = list.values.map((text) => context.expression(text));
  if (value.type !== 'Identifier' && texts.length > 1) return b.call(b.member(b.array(texts), 'includes'), [value]);
  return b.joined(
    '||',
    texts.map((text) => b.binary('===', value, text)),
  );
}

/** Whether a hash of a type has a key equal to a text only if it has the text itself as a key. */
export function hasExactKey(type: PuppetType, text: string): boolean {
  return membersOf(type).every(
    (member) =>
      member instanceof StructType &&
      member.elements.length > 0 &&
      !member.elements.some(({ key }) => differOnlyInCase(key, text)),
  );
}
