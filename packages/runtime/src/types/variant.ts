import { foldAscii } from '../text/case.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import type { Timespan } from '../values/timespan.js';
import type { Timestamp } from '../values/timestamp.js';
import { type Predicate, PuppetType, type WriteOptions, type Supertypes } from '../values/type.js';
import { AnyType } from './any.js';
import { FloatType } from './float.js';
import { IntegerType } from './integer.js';
import { SemVerType } from './semver.js';
import { EnumType, PatternType, StringType } from './string.js';
import { TimespanType } from './timespan.js';
import { TimestampType } from './timestamp.js';
import { NotUndefType, OPTIONAL, OptionalType, UNDEF, UndefType } from './undef.js';
import { mergeRanges as mergeVersionRanges } from './version-ranges.js';

/** The union of several types. */
export class VariantType extends PuppetType {
  readonly name = 'Variant';
  readonly types: readonly PuppetType[];

  constructor(types: readonly PuppetType[]) {
    super();
    this.types = types;
  }

  /** Returns the union of types, without duplicates and nested Variants. The union of one type is that type. */
  static of(types: readonly PuppetType[]): PuppetType {
    const flat = unique(flattenVariants(types));
    const [first, ...others] = flat;
    return first && others.length === 0 ? first : new VariantType(flat);
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    return this.types.some((type) => type.isAssignable(other, guard));
  }

  override assignableTo(target: PuppetType, guard?: RecursionGuard): boolean {
    if (this.types.length === 0 || target instanceof AnyType) return target.accepts(this, guard);
    return this.types.every((type) => target.isAssignable(type, guard));
  }

  override write(options: WriteOptions): string {
    return this.types.length === 0 ? 'Variant' : `Variant[${this.types.map((type) => type.write(options)).join(', ')}]`;
  }

  override generalize(): PuppetType {
    return this.types.length === 0 ? this : VariantType.of(this.types.map((type) => type.generalize()));
  }

  /** Merges Enums and Patterns. A Variant with Undef becomes an Optional. */
  override normalize(): PuppetType {
    return this.types.length === 0 ? this : normalizeVariant(this.types);
  }

  override iterableType(supertypes: Supertypes): PuppetType | null {
    const types = this.types.map((type) => type.iterableType(supertypes));
    return types.length > 0 && types.every((type) => type !== null) ? VariantType.of(types) : null;
  }

  protected override compile(): Predicate {
    const { types } = this;
    // A member may contain this type, so its test is created when it is first needed.
    const tests: Predicate[] = [];
    return (value, guard) => {
      for (let i = 0; i < types.length; i++) {
        const test = (tests[i] ??= types[i]!.predicate);
        if (test(value, guard)) return true;
      }
      return false;
    };
  }
}

function unique(types: readonly PuppetType[]): PuppetType[] {
  const byKey = new Map<string, PuppetType>();
  for (const type of types) if (!byKey.has(type.hashKey())) byKey.set(type.hashKey(), type);
  return [...byKey.values()];
}

export const VARIANT: VariantType = /* @__PURE__ */ new VariantType([]);

/**
 * Returns the simplest type for the union of `types`: an Optional if undef is among them, with strings and Enums,
 * Patterns, and adjacent ranges merged.
 */
function normalizeVariant(types: readonly PuppetType[]): PuppetType {
  const all = flattenVariants(types.map((type) => type.normalize()));
  const isOptional = all.some((type) => type instanceof UndefType || type instanceof OptionalType);
  const others = all.flatMap((type) => {
    if (type instanceof UndefType) return [];
    return type instanceof OptionalType ? (type.type ?? []) : type;
  });
  if (others.length === 0) {
    if (all.some((type) => type instanceof OptionalType)) return OPTIONAL;
    // Like Puppet: several members that have only undef become an Optional of no type.
    return all.length === 1 ? UNDEF : new OptionalType(VARIANT);
  }
  const merged = VariantType.of(mergeMembers(flattenVariants([VariantType.of(others)])));
  return isOptional && !merged.isAssignable(UNDEF) ? new OptionalType(merged) : merged;
}

function mergeMembers(types: readonly PuppetType[]): readonly PuppetType[] {
  const numbers = mergeRanges(mergeRanges(mergeNotUndefs(types), INTEGERS), FLOATS);
  return mergePatterns(mergeEnums(mergeVersions(mergeRanges(mergeRanges(numbers, TIMESPANS), TIMESTAMPS))));
}

function flattenVariants(types: readonly PuppetType[]): readonly PuppetType[] {
  return types.flatMap((type) => (type instanceof VariantType ? type.types : [type]));
}

function mergeNotUndefs(types: readonly PuppetType[]): readonly PuppetType[] {
  return mergeSome(
    types,
    (type) => type instanceof NotUndefType,
    (some) =>
      new NotUndefType(normalizeVariant(some.map((type) => (type instanceof NotUndefType && type.type) || type))),
  );
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

/** Returns the strings that a type lists; null if it lists none. */
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

/** If there are several such types, they are merged and moved behind the others. */
function mergeSome(
  types: readonly PuppetType[],
  isSome: (type: PuppetType) => boolean,
  merge: (some: readonly PuppetType[]) => PuppetType,
): readonly PuppetType[] {
  const some = types.filter(isSome);
  return some.length < 2 ? types : [...types.filter((type) => !isSome(type)), merge(some)];
}

/** Types that can be ordered and merged: ranges of numbers and times. */
interface Family<T extends PuppetType> {
  readonly has: (type: PuppetType) => type is T;
  /** Negative, zero or positive if `a` begins before, with or after `b`. */
  readonly compare: (a: T, b: T) => number;
  /** Whether `b` begins before or directly after the end of `a`. `b` does not begin before `a`. */
  readonly touches: (a: T, b: T) => boolean;
  readonly union: (a: T, b: T) => T;
}

/** Merges adjacent ranges, and puts all ranges in order before the other types. */
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

const TIMESTAMPS = /* @__PURE__ */ timeFamily(
  (type: PuppetType): type is TimestampType => type instanceof TimestampType,
  (from: Timestamp | null, to: Timestamp | null) => new TimestampType(from, to),
);

const TIMESPANS = /* @__PURE__ */ timeFamily(
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
