import {
  ANY,
  ArrayType,
  compact,
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
import { LENGTH, membersOf, NEVER, unionOf } from '../lattice/index.js';

/** The types of the values that an iteration passes to its block. */
export interface ElementTypes {
  /** For a block with one parameter: an element, or a pair of a Hash. */
  readonly one: PuppetType;
  /** For a block with two parameters: the index or key, and the element. */
  readonly two: readonly [PuppetType, PuppetType];
}

/** Returns whether an iteration over each value of a type has at least one element. */
export function hasElements(type: PuppetType): boolean {
  return membersOf(type).every((member) => {
    if (member instanceof ArrayType || member instanceof HashType) return (member.size?.min ?? 0) > 0;
    if (member instanceof TupleType) return (member.size?.min ?? member.types.length) > 0;
    if (member instanceof StructType) return member.elements.some(({ optional }) => !optional);
    return member instanceof TypeType && isRange(member.type?.resolved());
  });
}

/** Whether a type has at least one Integer, and both ends. */
function isRange(type: PuppetType | undefined): boolean {
  return type instanceof IntegerType && type.from !== null && type.to !== null && type.from <= type.to;
}

/** An iteration of an Integer begins with 0, and would take months to reach a larger number or index. */
const MAX_NUMBER = 2 ** 52;
const NUMBER: PuppetType = new IntegerType(0, MAX_NUMBER);
const CHARACTER: PuppetType = new StringType(new Size(1, 1));

/** Returns the types of the elements of a value; null if the type of a member is unknown. */
export function elementTypes(type: PuppetType): ElementTypes | null {
  return elementsOfMembers(type, elementsOfMember);
}

/**
 * Returns the types of the elements for an iteration that reaches large numbers at once: it begins with the last element,
 * or passes over elements.
 */
export function allElementTypes(type: PuppetType): ElementTypes | null {
  return elementsOfMembers(type, (member) =>
    member instanceof IntegerType ? sequence(allNumbersBelow(member.to)) : elementsOfMember(member),
  );
}

function elementsOfMembers(
  type: PuppetType,
  elementsOf: (member: PuppetType) => ElementTypes | null,
): ElementTypes | null {
  const all: ElementTypes[] = [];
  for (const member of membersOf(type)) {
    const found = elementsOf(member);
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
  if (type instanceof IntegerType) {
    const number = numbersBelow(type.to);
    return { one: number, two: [number, number] };
  }
  if (type instanceof IteratorType && type.elementType !== UNIT)
    return { one: type.elementType, two: [NUMBER, type.elementType] };
  if (type instanceof TypeType) {
    const iterated = type.type?.resolved();
    if (iterated instanceof IntegerType) return { one: iterated, two: [indexesOf(iterated), iterated] };
    const range = type.type?.range();
    return range === null || range === undefined ? null : sequence(iterated instanceof EnumType ? STRING : ANY);
  }
  return null;
}

/** The numbers that an Integer stands for in an iteration. */
function allNumbersBelow(end: IntegerType['to']): PuppetType {
  return new IntegerType(0, end === null || end <= 0 ? null : compact(BigInt(end) - 1n));
}

/** The numbers that an iteration of an Integer visits in their order. */
function numbersBelow(end: IntegerType['to']): PuppetType {
  return typeof end === 'number' && end > 0 ? new IntegerType(0, Math.min(end - 1, MAX_NUMBER)) : NUMBER;
}

/** The indexes of the integers of a range. */
function indexesOf({ from, to }: IntegerType): PuppetType {
  return typeof from === 'number' && typeof to === 'number' ? numbersBelow(to - from + 1) : NUMBER;
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
