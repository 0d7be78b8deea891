import { capitalizeSegments, flattenArrays, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import {
  ARRAY,
  ArrayType,
  EnumType,
  HASH,
  HashType,
  OptionalType,
  type PuppetType,
  StructType,
  UNDEF,
} from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import {
  acceptedByContainer,
  areDisjoint,
  type DeclaredClass,
  type DeclaredParameter,
  describeType,
  type Diagnostic,
  expectedType,
  type World,
} from '@pptjs/transpiler';
import { diagnosticFrom, type DiagnosticPlace } from '@pptjs/transpiler/dialect';
import { dataFindings } from '../findings/declarations.js';
import { convertedType } from './converted-type.js';
import type { DataTypes } from './data-types.js';
import { invalidData } from './invalid-data.js';
import type { LookupOptions } from './lookup-options.js';

/** The data and the classes of an environment, and the place of an entry. */
export interface EntryContext {
  readonly options: LookupOptions;
  readonly types: DataTypes;
  readonly world: World;
  /** The keys that interpolations in the data look up. */
  readonly lookedUp: ReadonlySet<string>;
  readonly place: () => DiagnosticPlace;
  /** Whether a level above may replace the value. */
  readonly isReplaced: () => boolean;
  /** Whether the Hash of another level has an entry, which may replace the one of the value if the levels are merged. */
  readonly isMergedEntry: (name: Value) => boolean;
}

/** Checks the value of a key against the class parameter that it binds to. Other keys have no findings. */
export function checkBoundValue(key: string, value: Value, context: EntryContext): readonly Diagnostic[] {
  const separator = key.lastIndexOf('::');
  if (separator <= 0) return [];
  const [className, name] = [key.slice(0, separator), key.slice(separator + 2)];
  const { options: allOptions, types, world, lookedUp, place, isReplaced, isMergedEntry } = context;
  const found = world.findClass(className);
  const options = allOptions.of(key);
  if (!found || options === 'unknown') return [];
  const parameter = found.parameters.find((each) => each.name === name);
  const bound = { key, className, found, place, isReplaced };
  if (parameter === undefined)
    return options === null && value !== null && !lookedUp.has(key) ? [unknownParameter(name, bound)] : [];
  if (value === null) return options === null && !parameter.hasDefault ? wrongValue(UNDEF, parameter, bound) : [];
  const merged = options === null ? types.typeOf(value) : types.mergedType(value, options.strategy);
  if (options?.conversion === undefined) {
    const part =
      options === null ? undefined : wrongPartOf(value, options.strategy, parameter.type, { types, isMergedEntry });
    return part === undefined ? wrongValue(merged, parameter, bound) : [wrongPart(part, parameter, bound)];
  }
  const converted = convertedType(value, merged, options);
  if (converted === undefined) return [];
  if (typeof converted !== 'string') return wrongValue(converted, parameter, bound);
  return [invalidData(`The convert_to lookup_option for key '${key}' raised error: ${converted}`, place())];
}

/** A key of data that binds to a parameter of a class. */
interface BoundKey extends Pick<EntryContext, 'place' | 'isReplaced'> {
  readonly key: string;
  readonly className: string;
  readonly found: DeclaredClass;
}

const declaredAt = ({ found }: BoundKey): string => `Declared in ${found.place.file}:${found.place.line}.`;

function unknownParameter(parameter: string, bound: BoundKey): Diagnostic {
  const { key, className, found, place } = bound;
  const similar = didYouMean(
    parameter,
    found.parameters.map(({ name }) => name),
  );
  const detail = similar === undefined ? declaredAt(bound) : `${similar} ${declaredAt(bound)}`;
  const names = { key, class: capitalizeSegments(className), parameter, place: detail };
  return diagnosticFrom(dataFindings, 'TYPE_DATA_KEY', names, place(), 'warning');
}

function wrongValue(
  actual: PuppetType,
  { name: parameter, type }: DeclaredParameter,
  bound: BoundKey,
): readonly Diagnostic[] {
  if (!areDisjoint(actual, acceptedByContainer(type))) return [];
  return [wrongData(parameter, expectedType(type), actual, bound, bound.isReplaced() ? 'warning' : 'error')];
}

/** A part of a value that is in the merged value, too, and the type that it does not fit. */
interface WrongPart {
  readonly actual: PuppetType;
  readonly expected: PuppetType;
}

/** Returns a part of a value that the merged value has, and that a parameter rejects. */
function wrongPartOf(
  value: Value,
  strategy: string,
  type: PuppetType,
  { types, isMergedEntry }: Pick<EntryContext, 'types' | 'isMergedEntry'>,
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

/** The strategies whose result has the keys of all levels. */
const MERGED_HASHES: ReadonlySet<string> = new Set(['hash', 'deep', 'reverse_deep', 'unconstrained_deep']);

/** Whether a key is no interpolation, and does not remove another key. */
const isPlainKey = (key: Value): boolean => typeof key !== 'string' || /^\w[^%]*$/.test(key);

/** Another level may remove the part. */
function wrongPart(
  { actual, expected }: WrongPart,
  { name: parameter }: DeclaredParameter,
  bound: BoundKey,
): Diagnostic {
  return wrongData(parameter, `${expectedType(expected)} in the merged value`, actual, bound, 'warning');
}

function wrongData(
  parameter: string,
  expected: string,
  actual: PuppetType,
  bound: BoundKey,
  severity: 'error' | 'warning',
): Diagnostic {
  const names = { key: bound.key, class: capitalizeSegments(bound.className), parameter, place: declaredAt(bound) };
  const types = { expected, actual: describeType(actual) };
  return diagnosticFrom(dataFindings, 'TYPE_DATA', { ...names, ...types }, bound.place(), severity);
}
