import { foldAscii } from '../strings/case.js';
import { EnumType } from './enum.js';
import { IntegerType } from './integer.js';
import { PatternType } from './pattern.js';
import { StringType } from './string.js';
import type { PuppetType } from './type.js';
import { OptionalType, UNDEF, UndefType } from './undef.js';
import { VariantType } from './variant.js';

/**
 * A simpler type that is any of `types`: without undef among them (then it is Optional), and with those taken together that one type can
 * say: strings and Enums, Patterns, ranges of integers that touch.
 */
export function normalizeVariant(types: readonly PuppetType[]): PuppetType {
  const all = flatten(types.map((type) => type.normalize()));
  const isOptional = all.some((type) => type instanceof UndefType || type instanceof OptionalType);
  const others = all.flatMap((type) => {
    if (type instanceof UndefType) return [];
    return type instanceof OptionalType ? flatten(type.type ? [type.type] : []) : [type];
  });
  if (others.length === 0) return UNDEF;
  const merged = VariantType.of(mergePatterns(mergeEnums(mergeIntegers(flatten([VariantType.of(others)])))));
  return isOptional && !merged.isAssignable(UNDEF) ? new OptionalType(merged) : merged;
}

function flatten(types: readonly PuppetType[]): readonly PuppetType[] {
  return types.flatMap((type) => (type instanceof VariantType ? type.types : [type]));
}

function mergeEnums(types: readonly PuppetType[]): readonly PuppetType[] {
  const merged = mergeSome(
    types,
    (type) => valuesOf(type) !== null,
    (some) => new EnumType(some.flatMap((type) => valuesOf(type) ?? [])),
  );
  return mergeSome(merged, isCaseless, (some) => new EnumType(some.flatMap((type) => (isCaseless(type) ? type.values.map(foldAscii) : [])), true));
}

/** The strings that a type lists; null where it does not. */
function valuesOf(type: PuppetType): readonly string[] | null {
  if (type instanceof StringType) return type.value === null ? null : [type.value];
  return type instanceof EnumType && !type.ignoreCase && type.values.length > 0 ? type.values : null;
}

function isCaseless(type: PuppetType): type is EnumType {
  return type instanceof EnumType && type.ignoreCase;
}

function mergePatterns(types: readonly PuppetType[]): readonly PuppetType[] {
  const isSome = (type: PuppetType): type is PatternType => type instanceof PatternType && type.patterns.length > 0;
  return mergeSome(types, isSome, (some) => new PatternType(some.flatMap((type) => (isSome(type) ? type.patterns : []))));
}

/** Where there are several such types, they become one, behind the others. */
function mergeSome(
  types: readonly PuppetType[],
  isSome: (type: PuppetType) => boolean,
  merge: (some: readonly PuppetType[]) => PuppetType,
): readonly PuppetType[] {
  const some = types.filter(isSome);
  return some.length < 2 ? types : [...types.filter((type) => !isSome(type)), merge(some)];
}

function mergeIntegers(types: readonly PuppetType[]): readonly PuppetType[] {
  const ranges = types.filter((type) => type instanceof IntegerType);
  if (ranges.length < 2) return types;
  const sorted = ranges.toSorted((a, b) => compare(a.from ?? -Infinity, b.from ?? -Infinity));
  const merged: IntegerType[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && touches(last, range)) merged[merged.length - 1] = last.union(range);
    else merged.push(range);
  }
  const at = types.findIndex((type) => type instanceof IntegerType);
  const others = types.filter((type) => !(type instanceof IntegerType));
  return [...others.slice(0, at), ...merged, ...others.slice(at)];
}

function compare(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function touches(a: IntegerType, b: IntegerType): boolean {
  return a.to === null || b.from === null || BigInt(b.from) <= BigInt(a.to) + 1n;
}
