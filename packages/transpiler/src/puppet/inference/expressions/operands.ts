/** The operands of operators. */
import { numberFromText, type PuppetType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { canBe, Kind, type Kinds, kindsOf, listedStrings, membersOf, NUMBER_KINDS, unionOf } from '../lattice/index.js';
import { excludeUndef } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';
import { isKnownUndef } from './call-check.js';

/** The kinds of operands that arithmetic may accept, on both sides. Operators accept only some combinations. */
export const SCALAR_OPERANDS: Kinds =
  NUMBER_KINDS | Kind.string | Kind.timestamp | Kind.timespan | Kind.version | Kind.object | Kind.other;

/** Reports an operand with which the evaluation of a node certainly fails. Returns the type of the node. */
export function rejectOperand(
  { operator, actual, expected }: { readonly operator: string; readonly actual: string; readonly expected: string },
  node: Expression,
  walk: Walk,
): PuppetType {
  walk.report('TYPE_OPERAND', { operator, actual, expected }, node);
  return walk.fails(node);
}

/** Warns about an operand that can be undef, which the operator rejects. After the evaluation, it is not undef. */
export function warnAboutUndef(operator: string, type: PuppetType, node: Expression, walk: Walk): void {
  if (isKnownUndef(type, node)) walk.report('TYPE_UNDEF_OPERAND', { operator }, node);
  excludeUndef(node, walk);
}

/** The part of a type whose instances can have one of these kinds. An operator fails for all other instances. */
export function withKinds(type: PuppetType, kinds: Kinds): PuppetType {
  return unionOf(membersOf(type).filter((member) => canBe(member, kinds)));
}

/** Whether a value may be an operand: it has one of the kinds. A text is only accepted if it becomes a number. */
export function acceptsOperand(type: PuppetType, kinds: Kinds, { strict }: Walk): boolean {
  const accepted = strict === 'error' ? kinds & ~Kind.string : kinds;
  return membersOf(type).some((member) => {
    const strings = listedStrings(member);
    if (strings !== null && strings.every((text) => numberFromText(text) === null)) return false;
    return (kindsOf(member) & accepted) !== 0;
  });
}
