import { foldAscii } from '../text/case.js';
import type { RecursionGuard } from '../values/recursion-guard.js';
import type { Timespan } from '../values/timespan.js';
import type { Timestamp } from '../values/timestamp.js';
import { normalizedTypes, type Predicate, PuppetType, type WriteOptions, type Supertypes } from '../values/type.js';
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
    const normal = this.types.length === 0 ? this : normalizeVariant(this.types);
    return normal instanceof VariantType && areSame(normal.types, this.types) ? this : normal;
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

function areSame(some: readonly PuppetType[], others: readonly PuppetType[]): boolean {
  return some.length === others.length && some.every((type, i) => type === others[i]);
}

/**
 * Returns the simplest type for the union of `types`: an Optional if undef is among them, with strings and Enums,
 * Patterns, and adjacent ranges merged.
 */
function normalizeVariant(types: readonly PuppetType[]): PuppetType {
  const normal = normalizedTypes(types);
  if (normal.some((type) => type instanceof UndefType || type instanceof OptionalType))
    return normalizeOptional(normal);
  const members = flattenVariants([VariantType.of(normal)]);
  const merging = mergeMembers(members);
  // Puppet keeps the order of the members if nothing changes.
  const isChanged = merging.length < members.length || normal !== types;
  return VariantType.of(isChanged ? merging : members);
}

/** Returns an Optional of the types. As in Puppet, the union of the types without undef is simplified once more. */
function normalizeOptional(types: readonly PuppetType[]): PuppetType {
  const others = types.flatMap((type) => {
    if (type instanceof UndefType) return [];
    return type instanceof OptionalType ? (type.type ?? []) : type;
  });
  if (others.length > 0) return new OptionalType(VariantType.of(others)).normalize();
  if (types.some((type) => type instanceof OptionalType)) return OPTIONAL;
  // Like Puppet: several members that have only undef become an Optional of no type.
  return types.length === 1 ? UNDEF : new OptionalType(VARIANT);
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

/** Types of which two can be merged: ranges of numbers and times. */
interface Family<T extends PuppetType> {
  readonly has: (type: PuppetType) => type is T;
  /** Whether `b` begins before or directly after the end of `a`. */
  readonly reaches: (a: T, b: T) => boolean;
  /** Returns the union of two ranges that reach each other. */
  readonly union: (a: T, b: T) => T;
}

/**
 * Merges ranges, and puts them before the other types. As in Puppet, each range is merged with those before it, beginning with
 * the last one: of 5, 4 and 3, the ranges 3 to 4 and 5 remain.
 */
function mergeRanges<T extends PuppetType>(
  types: readonly PuppetType[],
  { has, reaches, union }: Family<T>,
): readonly PuppetType[] {
  let ranges: readonly T[] = types.filter(has);
  if (ranges.length < 2) return types;
  const merged: T[] = [];
  while (ranges.length > 0) {
    const others: T[] = [];
    let range = ranges.at(-1)!;
    for (const other of ranges.slice(0, -1)) {
      if (reaches(range, other) && reaches(other, range)) range = union(range, other);
      else others.push(other);
    }
    merged.push(range);
    ranges = others;
  }
  return [...merged, ...types.filter((type) => !has(type))];
}

const INTEGERS: Family<IntegerType> = {
  has: (type) => type instanceof IntegerType,
  reaches: (a, b) => a.to === null || b.from === null || BigInt(b.from) <= BigInt(a.to) + 1n,
  union: (a, b) => a.union(b),
};

const FLOATS: Family<FloatType> = {
  has: (type) => type instanceof FloatType,
  reaches: (a, b) => b.from <= a.to,
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
    reaches: (a, b) => a.to === null || b.from === null || b.from.nanoseconds <= a.to.nanoseconds,
    union: (a, b) => make(earlier(a.from, b.from), later(a.to, b.to)),
  };
}

/** Returns the earlier one of two beginnings; null if one of them is open. */
function earlier<T extends Time>(a: T | null, b: T | null): T | null {
  return a === null || b === null ? null : a.nanoseconds < b.nanoseconds ? a : b;
}

/** Returns the later one of two ends; null if one of them is open. */
function later<T extends Time>(a: T | null, b: T | null): T | null {
  return a === null || b === null ? null : a.nanoseconds > b.nanoseconds ? a : b;
}

const TIMESTAMPS = /* @__PURE__ */ timeFamily(
  (type: PuppetType): type is TimestampType => type instanceof TimestampType,
  (from: Timestamp | null, to: Timestamp | null) => new TimestampType(from, to),
);

const TIMESPANS = /* @__PURE__ */ timeFamily(
  (type: PuppetType): type is TimespanType => type instanceof TimespanType,
  (from: Timespan | null, to: Timespan | null) => new TimespanType(from, to),
);

function mergeVersions(types: readonly PuppetType[]): readonly PuppetType[] {
  const versions = types.filter((type) => type instanceof SemVerType);
  if (versions.length < 2) return types;
  const merged = new SemVerType(mergeVersionRanges(versions.flatMap(({ ranges }) => ranges)));
  return [merged, ...types.filter((type) => !(type instanceof SemVerType))];
}
