/** The texts that an expression denotes: as names of classes, as titles, or as keys. */
import { type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { listedStrings, membersOf } from '../lattice/index.js';

/** The texts that an expression denotes if it is a text or a list of texts. */
export function literalTexts(node: Expression): readonly string[] {
  const inner = unwrap(node);
  if (inner.type === 'LiteralList') return inner.values.flatMap(literalTexts);
  const text = literalText(inner);
  return text === null ? [] : [text];
}

/** Returns the texts that the values of a type are, or that they contain if they are Arrays; null if they are not known. */
export function listedTexts(type: PuppetType | undefined): readonly string[] | null {
  if (type === undefined) return null;
  if (type instanceof TupleType && type.size === null) return allTexts(type.types);
  const members = membersOf(type);
  return members.length === 1 ? listedStrings(type) : allTexts(members);
}

function allTexts(types: readonly PuppetType[]): readonly string[] | null {
  const texts = types.map(listedTexts);
  return texts.includes(null) ? null : texts.flatMap((each) => each ?? []);
}
