/** The parts of a value in one level that are also parts of the value that is merged from several levels. */
import { flattenArrays, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import {
  ARRAY,
  ArrayType,
  EnumType,
  HASH,
  HashType,
  OptionalType,
  type PuppetType,
  StructType,
} from '@pptjs/runtime/lattice';
import { acceptedByContainer, areDisjoint } from '@pptjs/transpiler';
import type { DataTypes } from './data-types.js';

/** A part of a value that is in the merged value, too, and the type that it does not fit. */
export interface WrongPart {
  readonly actual: PuppetType;
  readonly expected: PuppetType;
}

/** The levels with which a value is merged. */
export interface MergedLevels {
  readonly types: DataTypes;
  /** Whether the Hash of another level has an entry, which may replace the one of the value if the levels are merged. */
  readonly isMergedEntry: (name: Value) => boolean;
}

/** Returns a part of a value that the merged value has, and that a type rejects. */
export function wrongPartOf(
  value: Value,
  strategy: string,
  type: PuppetType,
  { types, isMergedEntry }: MergedLevels,
): WrongPart | undefined {
  const declared = defined(type);
  if (strategy === 'unique' && declared instanceof ArrayType)
    return wrongAmong(isArray(value) ? flattenArrays(value) : [value], declared.elementType, types);
  if (!MERGED_HASHES.has(strategy)) return undefined;
  if (isArray(value)) return strategy === 'hash' ? undefined : wrongPartOfMerged(value, declared, types);
  if (!(value instanceof PuppetHash)) return undefined;
  // The strategy `hash` takes each value from one level.
  const wrongIn = strategy === 'hash' ? wrongAmong : wrongInMerged;
  const wrongEntry = (each: Value, expected: PuppetType, name: Value): WrongPart | undefined =>
    isMergedEntry(name) ? undefined : wrongIn([each], expected, types);
  return wrongEntryOf(value, declared, wrongEntry, types);
}

/** Returns a part of a value within an entry of a Hash that the merged Hash has, and that a type rejects. */
export function wrongWithin(
  value: Value,
  expected: PuppetType,
  strategy: string,
  types: DataTypes,
): WrongPart | undefined {
  // The other strategies take each entry from one level.
  return (DEEP_MERGES.has(strategy) ? wrongInMerged : wrongAmong)([value], expected, types);
}

/** Returns the first of some values that does not fit a type. */
function wrongAmong(values: Iterable<Value>, expected: PuppetType, types: DataTypes): WrongPart | undefined {
  for (const each of values) {
    const wrong = each === null ? undefined : wrongType(types.typeOf(each), expected);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Returns a part that does not fit of values whose Hashes and Arrays are merged with those of other levels. */
function wrongInMerged(values: Iterable<Value>, expected: PuppetType, types: DataTypes): WrongPart | undefined {
  for (const each of values) {
    const found = wrongPartOfMerged(each, expected, types);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wrongPartOfMerged(value: Value, expected: PuppetType, types: DataTypes): WrongPart | undefined {
  const declared = defined(expected);
  // A text such as `--a` may remove an element of another level.
  if (value === null || (typeof value === 'string' && value.startsWith('--'))) return undefined;
  if (value instanceof PuppetHash && (declared instanceof HashType || declared instanceof StructType))
    return wrongEntryOf(value, declared, (inner, type) => wrongInMerged([inner], type, types), types);
  if (isArray(value) && declared instanceof ArrayType) return wrongInMerged(value, declared.elementType, types);
  return wrongType(mergedType(value, types), expected);
}

/** The type of a value after the Hashes and Arrays of other levels are merged into it. */
function mergedType(value: Value, types: DataTypes): PuppetType {
  if (value instanceof PuppetHash) return HASH;
  return isArray(value) ? ARRAY : types.typeOf(value);
}

const wrongType = (actual: PuppetType, expected: PuppetType): WrongPart | undefined =>
  areDisjoint(actual, acceptedByContainer(expected)) ? { actual, expected } : undefined;

/** Returns a key or value of a Hash that a type rejects. @param wrongIn finds what is wrong with a value */
function wrongEntryOf(
  value: PuppetHash,
  type: PuppetType,
  wrongIn: (value: Value, expected: PuppetType, key: Value) => WrongPart | undefined,
  types: DataTypes,
): WrongPart | undefined {
  if (!(type instanceof HashType || type instanceof StructType)) return undefined;
  for (const [key, each] of value) {
    if (!isPlainKey(key)) continue;
    const [keyType, valueType] =
      type instanceof HashType ? [type.keyType, type.valueType] : [keysOf(type), type.element(String(key))?.type];
    const found = wrongAmong([key], keyType, types) ?? (valueType && wrongIn(each, valueType, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

const keysOf = ({ elements }: StructType): PuppetType => new EnumType(elements.map(({ key }) => key));

/** The type of the values except undef. */
function defined(type: PuppetType): PuppetType {
  const resolved = type.resolved();
  return resolved instanceof OptionalType && resolved.type !== null ? defined(resolved.type) : resolved;
}

/** The strategies that merge the values of entries. */
const DEEP_MERGES: ReadonlySet<string> = new Set(['deep', 'reverse_deep', 'unconstrained_deep']);

/** The strategies whose result has the keys of all levels. */
const MERGED_HASHES: ReadonlySet<string> = new Set(['hash', ...DEEP_MERGES]);

/** Whether a key is no interpolation, and does not remove another key. */
export const isPlainKey = (key: Value): boolean => typeof key !== 'string' || /^\w[^%]*$/.test(key);
