import { EnumType } from './enum.js';
import { IntegerType } from './integer.js';
import { PatternType } from './pattern.js';
import { StringType } from './string.js';
import type { PuppetType } from './type.js';

/**
 * The members of a Variant with those taken together that one type can say: strings and Enums, Patterns, ranges of integers that touch.
 */
export function mergeMembers(types: readonly PuppetType[]): PuppetType[] {
  return mergePatterns(mergeEnums(mergeIntegers(types)));
}

function mergeEnums(types: readonly PuppetType[]): PuppetType[] {
  return mergeSome(types, (type) => valuesOf(type) !== null, (some) => new EnumType(some.flatMap((type) => valuesOf(type) ?? [])));
}

/** The strings that a type lists; null where it does not. */
function valuesOf(type: PuppetType): readonly string[] | null {
  if (type instanceof StringType) return type.value === null ? null : [type.value];
  return type instanceof EnumType && !type.ignoreCase && type.values.length > 0 ? type.values : null;
}

function mergePatterns(types: readonly PuppetType[]): PuppetType[] {
  const isSome = (type: PuppetType): type is PatternType => type instanceof PatternType && type.patterns.length > 0;
  return mergeSome(types, isSome, (some) => new PatternType(some.flatMap((type) => (isSome(type) ? type.patterns : []))));
}

/** Where there are several such types, they become one, behind the others. */
function mergeSome(types: readonly PuppetType[], isSome: (type: PuppetType) => boolean, merge: (some: readonly PuppetType[]) => PuppetType): PuppetType[] {
  const some = types.filter(isSome);
  return some.length < 2 ? [...types] : [...types.filter((type) => !isSome(type)), merge(some)];
}

function mergeIntegers(types: readonly PuppetType[]): PuppetType[] {
  const ranges = types.filter((type) => type instanceof IntegerType);
  if (ranges.length < 2) return [...types];
  const sorted = ranges.toSorted((a, b) => order(a.from ?? -Infinity, b.from ?? -Infinity));
  const merged: IntegerType[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && touches(last, range)) merged[merged.length - 1] = new IntegerType(last.from, later(last.to, range.to));
    else merged.push(range);
  }
  const at = types.findIndex((type) => type instanceof IntegerType);
  const others = types.filter((type) => !(type instanceof IntegerType));
  return [...others.slice(0, at), ...merged, ...others.slice(at)];
}

function order(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function touches(a: IntegerType, b: IntegerType): boolean {
  return a.to === null || b.from === null || BigInt(b.from) <= BigInt(a.to) + 1n;
}

function later(a: number | bigint | null, b: number | bigint | null): number | bigint | null {
  return a === null || b === null ? null : a > b ? a : b;
}
