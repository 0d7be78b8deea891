/** The results of access to the elements of collections and texts: `$x['a'][0]`. */
import {
  ANY,
  ArrayType,
  BINARY,
  EnumType,
  HashType,
  type PuppetType,
  STRING,
  StructType,
  TupleType,
  UNDEF,
  UndefType,
} from '@pptjs/runtime/lattice';
import { allStrings, areDisjoint, canBe, isOnly, Kind, NEVER, safeRangeOf, unionOf } from '../lattice/index.js';
import { elementTypes } from '../types/elements.js';
import { onlyString } from '../types/only-value.js';

/**
 * Returns the type of the values of `$x[…]`.
 * @param type a type of `$x` that is no union
 */
export function elementAt(type: PuppetType, keys: readonly PuppetType[]): PuppetType {
  if (type instanceof UndefType) return NEVER;
  if (canBe(type, Kind.string) && isOnly(type, Kind.string)) return STRING;
  if (type === BINARY) return BINARY;
  const [key] = keys;
  if (key === undefined || keys.length > 1) return slice(type, keys);
  // An Array as a key is replaced by its elements, except for a Hash.
  if (type instanceof StructType || type instanceof HashType) return valueAt(type, key);
  if (!canBe(key, ~(Kind.array | Kind.hash)) || canBe(key, Kind.array)) return ANY;
  if (type instanceof TupleType) return positionOf(type, key);
  if (type instanceof ArrayType) {
    if (type.size?.max === 0) return UNDEF;
    return isIndexWithin(type.size?.min ?? 0, key) ? type.elementType : unionOf([type.elementType, UNDEF]);
  }
  return ANY;
}

/** Whether all values of a key are indexes of an Array with this number of elements. Negative indexes count from the end. */
function isIndexWithin(length: number, key: PuppetType): boolean {
  const range = safeRangeOf(key);
  return range !== null && range.from >= -length && range.to < length;
}

/** `$array[1, 2]` and `$hash[a, b]` are Arrays. */
function slice(type: PuppetType, keys: readonly PuppetType[]): PuppetType {
  if (keys.length === 0) return ANY;
  if (type instanceof ArrayType || type instanceof TupleType) return new ArrayType(elementTypes(type)?.one ?? ANY);
  if (type instanceof HashType) return new ArrayType(type.valueType);
  return type instanceof StructType ? new ArrayType(unionOf(type.elements.map((each) => each.type))) : ANY;
}

function valueAt(type: StructType | HashType, key: PuppetType): PuppetType {
  if (type instanceof HashType) {
    if (type.size?.max === 0 || areDisjoint(type.keyType, key)) return UNDEF;
    return unionOf([type.valueType, UNDEF]);
  }
  const name = onlyString(key);
  if (name !== null) {
    const element = type.element(name);
    if (element === undefined) return UNDEF;
    return element.optional ? unionOf([element.type, UNDEF]) : element.type;
  }
  const names = allStrings(key);
  const isPresent = names !== null && names.every((each) => type.element(each)?.optional === false);
  const possible = type.elements.filter((element) => !areDisjoint(new EnumType([element.key]), key));
  return unionOf([...possible.map((element) => element.type), ...(isPresent ? [] : [UNDEF])]);
}

function positionOf(type: TupleType, key: PuppetType): PuppetType {
  const { length } = type.types;
  const range = safeRangeOf(key);
  if (range === null || type.size !== null || length === 0)
    return unionOf([...(length === 0 ? [ANY] : type.types), UNDEF]);
  // Negative indexes count from the end.
  const isInRange = (index: number): boolean => index >= range.from && index <= range.to;
  const possible = type.types.filter((_, index) => isInRange(index) || isInRange(index - length));
  return unionOf([...possible, ...(isIndexWithin(length, key) ? [] : [UNDEF])]);
}
