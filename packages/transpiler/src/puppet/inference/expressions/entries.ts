/** The entries of Hashes whose keys are known. */
import { EMPTY_HASH_TYPE, HashType, type PuppetType, type StructElement, StructType } from '@pptjs/runtime/lattice';
import type { Expression, KeyedEntry } from '../../ast/nodes.js';
import { literalText } from '../../ast/shapes.js';

/** Returns the entries of a Hash by their names; null if they are not known. No type stands for no Hash. */
export function entriesOf(type: PuppetType | undefined): readonly StructElement[] | null {
  if (type === undefined || type === EMPTY_HASH_TYPE) return [];
  if (type instanceof HashType) return type.size?.max === 0 ? [] : null;
  return type instanceof StructType && type.elements.length > 0 ? type.elements : null;
}

/** Returns the entry of a literal Hash. */
export function literalEntry(node: Expression | undefined, name: string): KeyedEntry | undefined {
  if (node?.type !== 'LiteralHash') return undefined;
  return node.entries.find(({ key }) => literalText(key) === name);
}
