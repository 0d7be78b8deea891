import type { SemVer } from './semver.js';
import { ValueObject } from './value-object.js';
import { VERSION_RANGE_CLASS } from './version-tests.js';

/** A set of versions, written as one or more ranges: `>=1.0.0 <2.0.0 || 3.x`. `parseSemVerRange` (parse-semver-range.ts) reads it. */
export class SemVerRange extends ValueObject {
  /** The source text. */
  readonly source: string;
  readonly #intervals: readonly Interval[];

  constructor(source: string, intervals: readonly Interval[]) {
    super();
    this.source = source;
    this.#intervals = intervals;
  }

  /** The intervals of the range; an empty range has none. */
  get intervals(): readonly Interval[] {
    return this.#intervals;
  }

  /** A prerelease is included only if an end of an interval is a prerelease of the same version. */
  includes(version: SemVer): boolean {
    for (const interval of this.#intervals)
      if (intervalIncludes(interval, version) && allowsPrerelease(interval, version)) return true;
    return false;
  }

  /** Returns whether each interval is part of an interval of `outer`. */
  isWithin(outer: SemVerRange): boolean {
    return this.#intervals.every((theirs) => outer.#intervals.some((ours) => isIntervalWithin(theirs, ours)));
  }

  /** Returns whether the ranges overlap, or one begins where the other ends. */
  meets(other: SemVerRange): boolean {
    return this.#intervals.some((x) =>
      other.#intervals.some((y) => reaches(x, y) && reaches(y, x) && !haveSameOpenStart(x, y)),
    );
  }

  /**
   * Returns the range that types show for two ranges that meet. Like Puppet, it goes from the later end to the earlier start,
   * so it is empty.
   */
  crossedWith(other: SemVerRange): SemVerRange {
    const ends = [...this.#intervals, ...other.#intervals];
    const max = ends
      .map((interval) => interval.max)
      .reduce((x, y) => (x === null || (y !== null && x.compare(y) >= 0) ? x : y));
    const min = ends
      .map((interval) => interval.min)
      .reduce((x, y) => (x === null || (y !== null && x.compare(y) <= 0) ? x : y));
    const isOpen = ends.every(
      (end) => end.max !== null && (!end.includesMax || (max !== null && end.max.compare(max) < 0)),
    );
    const start = max ?? 'Infinity.0.0';
    const end = min ?? '0.0.0-';
    return new SemVerRange(isOpen ? `>=${start} <${end}` : `${start} - ${end}`, []);
  }

  override toString(): string {
    return this.source;
  }

  /** Returns the canonical text, which is equal for equal ranges: `>=1.0.0 <2.0.0` for `1.x`. */
  normalized(): string {
    return this.#intervals.length === 0 ? '<0.0.0' : this.#intervals.map(intervalText).join(' || ');
  }

  override kindName(): string {
    return 'SemverRange';
  }

  override nameOfType(): string {
    return 'SemVerRange';
  }

  override rubyClassName(): string {
    return VERSION_RANGE_CLASS;
  }

  override toSource(): string {
    return this.normalized();
  }

  override rubyInspect(): string {
    return this.normalized();
  }

  override keyText(): string {
    return `V${this.normalized()}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof SemVerRange && this.normalized() === other.normalized();
  }
}

/** Versions from `min` to `max`. A missing end is open. */
export interface Interval {
  readonly min: SemVer | null;
  readonly max: SemVer | null;
  readonly includesMin: boolean;
  readonly includesMax: boolean;
  /**
   * Whether it is the intersection of two intervals. The text of an intersection has both ends even if they are equal.
   */
  readonly isIntersection?: boolean;
}

function intervalIncludes(interval: Interval, version: SemVer): boolean {
  const { min, max, includesMin, includesMax } = interval;
  // Only an interval of one version compares builds.
  if (isOneVersion(interval) && version.build !== min?.build) return false;
  if (min) {
    const order = version.compare(min);
    if (order < 0 || (order === 0 && !includesMin)) return false;
  }
  if (max) {
    const order = version.compare(max);
    if (order > 0 || (order === 0 && !includesMax)) return false;
  }
  return true;
}

/** Returns whether both ends of an interval are the same version. Their builds may differ. */
export function isOneVersion({ min, max }: Interval): boolean {
  return min !== null && max !== null && min.compare(max) === 0;
}

function allowsPrerelease({ min, max }: Interval, version: SemVer): boolean {
  return (
    version.prerelease === null ||
    [min, max].some((end) => end !== null && end.prerelease !== null && isSameRelease(end, version))
  );
}

function isSameRelease(a: SemVer, b: SemVer): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}

function intervalText(interval: Interval): string {
  const { min, max, includesMin, includesMax, isIntersection } = interval;
  if (isOneVersion(interval)) return isIntersection ? `${min} ${max}` : String(min);
  const parts: string[] = [];
  if (min !== null) parts.push(`${includesMin ? '>=' : '>'}${min}`);
  if (max !== null) parts.push(`${includesMax ? '<=' : '<'}${max}`);
  return parts.length === 0 ? '*' : parts.join(' ');
}

function isIntervalWithin(inner: Interval, outer: Interval): boolean {
  if (outer.min) {
    if (!inner.min) return false;
    const order = inner.min.compare(outer.min);
    if (order < 0 || (order === 0 && inner.includesMin && !outer.includesMin)) return false;
  }
  if (outer.max) {
    if (!inner.max) return false;
    const order = inner.max.compare(outer.max);
    if (order > 0 || (order === 0 && inner.includesMax && !outer.includesMax)) return false;
  }
  return true;
}

/** Puppet compares the start of one range with the other range, which does not include it. */
function haveSameOpenStart(a: Interval, b: Interval): boolean {
  return a.min !== null && b.min !== null && !a.includesMin && !b.includesMin && a.min.compare(b.min) === 0;
}

/** Returns whether `a` ends at or after the start of `b`. */
export function reaches(a: Interval, b: Interval): boolean {
  if (a.max === null || b.min === null) return true;
  const order = a.max.compare(b.min);
  return order > 0 || (order === 0 && (a.includesMax || b.includesMin));
}
