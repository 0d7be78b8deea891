import {
  ANY,
  ArrayType,
  EnumType,
  HashType,
  IntegerType,
  IteratorType,
  PatternType,
  type PuppetType,
  Size,
  STRING,
  StringType,
  StructType,
  TupleType,
  TypeType,
  UNIT,
} from '@pptjs/runtime/lattice';
import { LENGTH, membersOf, NEVER, unionOf } from './lattice/index.js';

/** The types of the values that an iteration passes to its block. */
export interface ElementTypes {
  /** For a block with one parameter: an element, or a pair of a Hash. */
  readonly one: PuppetType;
  /** For a block with two parameters: the index or key, and the element. */
  readonly two: readonly [PuppetType, PuppetType];
}

/** The numbers below an Integer. */
const NUMBER: PuppetType = new IntegerType(0, null);
const CHARACTER: PuppetType = new StringType(new Size(1, 1));

/** Returns the types of the elements of a value; null if the type of a member is unknown. */
export function elementTypes(type: PuppetType): ElementTypes | null {
  const all: ElementTypes[] = [];
  for (const member of membersOf(type)) {
    const found = elementsOfMember(member);
    if (found === null) return null;
    all.push(found);
  }
  return {
    one: unionOf(all.map(({ one }) => one)),
    two: [unionOf(all.map(({ two }) => two[0])), unionOf(all.map(({ two }) => two[1]))],
  };
}

function elementsOfMember(type: PuppetType): ElementTypes | null {
  if (type instanceof ArrayType) return sequence(inhabited(type.elementType, type.size));
  if (type instanceof TupleType) return sequence(type.types.length === 0 ? ANY : unionOf(type.types));
  if (type instanceof HashType) return pairs(inhabited(type.keyType, type.size), inhabited(type.valueType, type.size));
  if (type instanceof StructType)
    return pairs(
      unionOf(type.elements.map(({ key }) => new EnumType([key]))),
      unionOf(type.elements.map((element) => element.type)),
    );
  if (type instanceof StringType || type instanceof EnumType || type instanceof PatternType) return sequence(CHARACTER);
  if (type instanceof IntegerType) return { one: NUMBER, two: [NUMBER, NUMBER] };
  if (type instanceof IteratorType && type.elementType !== UNIT)
    return { one: type.elementType, two: [NUMBER, type.elementType] };
  if (type instanceof TypeType) {
    const iterated = type.type?.resolved();
    if (iterated instanceof IntegerType) return { one: iterated, two: [NUMBER, iterated] };
    const range = type.type?.range();
    return range === null || range === undefined ? null : sequence(iterated instanceof EnumType ? STRING : ANY);
  }
  return null;
}

/** The elements of an empty collection have no type. */
function inhabited(type: PuppetType, size: Size | null): PuppetType {
  return size?.max === 0 || type === UNIT ? NEVER : type;
}

function sequence(element: PuppetType): ElementTypes {
  return { one: element, two: [LENGTH, element] };
}

function pairs(key: PuppetType, value: PuppetType): ElementTypes {
  const pair = new TupleType([key, value]);
  return { one: pair, two: [key, value] };
}
