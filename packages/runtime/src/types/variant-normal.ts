import { foldAscii } from '../text/case.js';
import type { Timespan } from '../values/timespan.js';
import type { Timestamp } from '../values/timestamp.js';
import type { PuppetType } from '../values/type.js';
import { EnumType } from './enum.js';
import { FloatType } from './float.js';
import { IntegerType } from './integer.js';
import { PatternType } from './pattern.js';
import { SemVerType } from './semver.js';
import { StringType } from './string.js';
import { TimespanType } from './timespan.js';
import { TimestampType } from './timestamp.js';
import { OptionalType, UNDEF, UndefType } from './undef.js';
import { VariantType } from './variant.js';
import { mergeRanges as mergeVersionRanges } from './version-ranges.js';

/**
 * A simpler type that is any of `types`: without undef among them (then it is Optional), and with those taken together
 * that one type can say: strings and Enums, Patterns, ranges of integers that touch.
 */
export function normalizeVariant(types: readonly PuppetType[]): PuppetType {
  const all = flatten(types.map((type) => type.normalize()));
  const isOptional = all.some((type) => type instanceof UndefType || type instanceof OptionalType);
  const others = all.flatMap((type) => {
    if (type instanceof UndefType) return [];
    return type instanceof OptionalType ? flatten(type.type ? [type.type] : []) : [type];
  });
  if (others.length === 0) return UNDEF;
  const merged = VariantType.of(mergeMembers(flatten([VariantType.of(others)])));
  return isOptional && !merged.isAssignable(UNDEF) ? new OptionalType(merged) : merged;
}

function mergeMembers(types: readonly PuppetType[]): readonly PuppetType[] {
  const numbers = mergeRanges(mergeRanges(types, INTEGERS), FLOATS);
  return mergePatterns(mergeEnums(mergeVersions(mergeRanges(mergeRanges(numbers, TIMESPANS), TIMESTAMPS))));
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
  return mergeSome(
    merged,
    isCaseless,
    (some) =>
      new EnumType(
        some.flatMap((type) => (isCaseless(type) ? type.values.map(foldAscii) : [])),
        true,
      ),
  );
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
  return mergeSome(
    types,
    isSome,
    (some) => new PatternType(some.flatMap((type) => (isSome(type) ? type.patterns : []))),
  );
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

/** What can be ordered and joined: ranges of numbers and times. */
interface Family<T extends PuppetType> {
  readonly has: (type: PuppetType) => type is T;
  /** Below, at or above zero as `a` begins before `b`. */
  readonly compare: (a: T, b: T) => number;
  /** Whether `b`, which begins later, begins before `a` has ended, or just then. */
  readonly touches: (a: T, b: T) => boolean;
  readonly union: (a: T, b: T) => T;
}

/** Ranges that touch become one; then all ranges stand in order, before the other types. */
function mergeRanges<T extends PuppetType>(
  types: readonly PuppetType[],
  { has, compare, touches, union }: Family<T>,
): readonly PuppetType[] {
  const ranges = types.filter(has);
  if (ranges.length < 2) return types;
  const merged: T[] = [];
  for (const range of ranges.toSorted(compare)) {
    const last = merged.at(-1);
    if (last !== undefined && touches(last, range)) merged[merged.length - 1] = union(last, range);
    else merged.push(range);
  }
  return merged.length === ranges.length ? types : [...merged, ...types.filter((type) => !has(type))];
}

const INTEGERS: Family<IntegerType> = {
  has: (type) => type instanceof IntegerType,
  compare: (a, b) => order(a.from ?? -Infinity, b.from ?? -Infinity),
  touches: (a, b) => a.to === null || b.from === null || BigInt(b.from) <= BigInt(a.to) + 1n,
  union: (a, b) => a.union(b),
};

const FLOATS: Family<FloatType> = {
  has: (type) => type instanceof FloatType,
  compare: (a, b) => order(a.from, b.from),
  touches: (a, b) => b.from <= a.to,
  union: (a, b) => a.union(b),
};

interface TimeRangeType<T> {
  readonly from: T | null;
  readonly to: T | null;
}

interface Time {
  readonly nanoseconds: bigint;
}

function timeFamily<T extends Time, R extends PuppetType & TimeRangeType<T>>(
  has: (type: PuppetType) => type is R,
  make: (from: T | null, to: T | null) => R,
): Family<R> {
  return {
    has,
    compare: (a, b) => order(a.from?.nanoseconds ?? -Infinity, b.from?.nanoseconds ?? -Infinity),
    touches: (a, b) => a.to === null || b.from === null || b.from.nanoseconds <= a.to.nanoseconds,
    union: (a, b) =>
      make(a.from, a.to === null || b.to === null ? null : a.to.nanoseconds > b.to.nanoseconds ? a.to : b.to),
  };
}

const TIMESTAMPS = timeFamily(
  (type: PuppetType): type is TimestampType => type instanceof TimestampType,
  (from: Timestamp | null, to: Timestamp | null) => new TimestampType(from, to),
);

const TIMESPANS = timeFamily(
  (type: PuppetType): type is TimespanType => type instanceof TimespanType,
  (from: Timespan | null, to: Timespan | null) => new TimespanType(from, to),
);

function order(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function mergeVersions(types: readonly PuppetType[]): readonly PuppetType[] {
  const versions = types.filter((type) => type instanceof SemVerType);
  if (versions.length < 2) return types;
  const merged = new SemVerType(mergeVersionRanges(versions.flatMap(({ ranges }) => ranges)));
  return [merged, ...types.filter((type) => !(type instanceof SemVerType))];
}
