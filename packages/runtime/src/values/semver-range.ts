import type { SemVer } from './semver.js';

/** A set of versions, written as one or more ranges: `>=1.0.0 <2.0.0 || 3.x`. `parseSemVerRange` reads one. */
export class SemVerRange {
  /** As it was written. */
  readonly source: string;
  readonly #intervals: readonly Interval[];

  constructor(source: string, intervals: readonly Interval[]) {
    this.source = source;
    this.#intervals = intervals;
  }

  /** What the range consists of; none where it is empty. */
  get intervals(): readonly Interval[] {
    return this.#intervals;
  }

  /** A prerelease is only included where an end of an interval is a prerelease of the same version. */
  includes(version: SemVer): boolean {
    return this.#intervals.some(
      (interval) => intervalIncludes(interval, version) && allowsPrerelease(interval, version),
    );
  }

  toString(): string {
    return this.source;
  }

  /** The canonical text, equal for equal ranges: `>=1.0.0 <2.0.0` for `1.x`. */
  normalized(): string {
    return this.#intervals.length === 0 ? '<0.0.0' : this.#intervals.map(intervalText).join(' || ');
  }
}

/** Versions from `min` to `max`; an absent end is open. */
export interface Interval {
  readonly min: SemVer | null;
  readonly max: SemVer | null;
  readonly includesMin: boolean;
  readonly includesMax: boolean;
  /** Whether it is what two others have in common: its text then has both ends even where they are the same. */
  readonly isIntersection?: boolean;
}

function intervalIncludes({ min, max, includesMin, includesMax }: Interval, version: SemVer): boolean {
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

function allowsPrerelease({ min, max }: Interval, version: SemVer): boolean {
  return (
    version.prerelease === null ||
    [min, max].some((end) => end !== null && end.prerelease !== null && isSameRelease(end, version))
  );
}

function isSameRelease(a: SemVer, b: SemVer): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}

function intervalText({ min, max, includesMin, includesMax, isIntersection }: Interval): string {
  if (min !== null && max !== null && min.compare(max) === 0) return isIntersection ? `${min} ${max}` : String(min);
  const parts: string[] = [];
  if (min !== null) parts.push(`${includesMin ? '>=' : '>'}${min}`);
  if (max !== null) parts.push(`${includesMax ? '<=' : '<'}${max}`);
  return parts.length === 0 ? '*' : parts.join(' ');
}
