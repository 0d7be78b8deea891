/** The results of operators with Arrays and Hashes. */
import {
  ANY,
  ArrayType,
  HashType,
  type PuppetType,
  Size,
  StructElement,
  StructType,
  TupleType,
} from '@pptjs/runtime/lattice';
import { allStrings, canBe, isOnly, Kind, membersOf, unionOf } from '../lattice/index.js';
import { elementTypes } from '../types/elements.js';

/** `Array << x`: an Array with one element more. */
export function appended(left: PuppetType, added: readonly PuppetType[]): PuppetType {
  if (left instanceof TupleType && left.size === null && left.types.length > 0 && left.types.length < MAX_POSITIONS)
    return new TupleType([...left.types, ...added]);
  const size = left instanceof ArrayType ? (left.size?.min ?? 0) : 0;
  return new ArrayType(unionOf([elementTypes(left)?.one ?? ANY, ...added]), new Size(size + added.length, Infinity));
}

/** Longer Arrays have one type for all elements. */
const MAX_POSITIONS = 32;

/** `Array + x`: the elements of an Array, the pairs of a Hash, or one value. */
export function concatenation(left: PuppetType, right: PuppetType): PuppetType {
  if (right instanceof TupleType && right.size === null && right.types.length > 0 && right.types.length < MAX_POSITIONS)
    return appended(left, right.types);
  const parts = membersOf(right).map((member) =>
    isOnly(member, Kind.array | Kind.hash)
      ? (elementTypes(member)?.one ?? ANY)
      : canBe(member, Kind.array | Kind.hash)
        ? ANY
        : member,
  );
  return new ArrayType(unionOf([elementTypes(left)?.one ?? ANY, ...parts]));
}

/** The largest number of sums of Structs that are inferred one by one. */
const MAX_SUMS = 16;

/**
 * `Hash + Hash`: the right entries replace the left ones. The sum of two unions of Structs is the union of all sums: a `reduce`
 * whose branches replace different entries of its memo keeps the shape of the memo.
 */
export function mergedHash(left: PuppetType, right: PuppetType): PuppetType {
  if (left instanceof StructType && right instanceof StructType) {
    const elements = new Map(left.elements.map((element) => [element.key, element]));
    for (const { key, optional, type } of right.elements) {
      const before = elements.get(key);
      const isOptional = optional && (before?.optional ?? true);
      const merged = optional && before !== undefined ? unionOf([before.type, type]) : type;
      elements.set(key, new StructElement(key, isOptional, merged));
    }
    return new StructType([...elements.values()]);
  }
  const [lefts, rights] = [membersOf(left), membersOf(right).map((each) => recordOf(each) ?? each)];
  const count = lefts.length * rights.length;
  if (count >= 1 && count <= MAX_SUMS && [...lefts, ...rights].every((each) => each instanceof StructType))
    return unionOf(lefts.flatMap((one) => rights.map((other) => mergedHash(one, other))));
  const [a, b] = [elementTypes(left), elementTypes(right)];
  if (a === null || b === null) return new HashType(ANY, ANY);
  return new HashType(unionOf([a.two[0], b.two[0]]), unionOf([a.two[1], b.two[1]]));
}

/** The largest number of keys that a Hash can have for `recordOf`. */
const MAX_LISTED_KEYS = 16;

/**
 * Returns a Struct that includes the instances of a Hash whose keys its type lists: a Struct to which such a Hash is added keeps
 * its shape. Null for other types.
 */
function recordOf(type: PuppetType): StructType | null {
  if (!(type instanceof HashType)) return null;
  const keys = allStrings(type.keyType);
  if (keys === null || keys.length > MAX_LISTED_KEYS || keys.includes('')) return null;
  return new StructType(keys.map((key) => new StructElement(key, true, type.valueType)));
}

/** The type of a Hash that may lack some of its entries. */
export function withoutSize(type: PuppetType): PuppetType {
  const elements = elementTypes(type);
  return elements === null ? new HashType(ANY, ANY) : new HashType(elements.two[0], elements.two[1]);
}
