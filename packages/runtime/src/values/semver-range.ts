import { SemVer } from './semver.js';

/** A set of versions, written as one or more ranges: `>=1.0.0 <2.0.0 || 3.x`. */
export class SemVerRange {
  /** As it was written. */
  readonly source: string;
  readonly #intervals: readonly Interval[];

  constructor(source: string, intervals: readonly Interval[]) {
    this.source = source;
    this.#intervals = intervals;
  }

  get intervals(): readonly Interval[] {
    return this.#intervals;
  }

  includes(version: SemVer): boolean {
    return this.#intervals.some((interval) => intervalIncludes(interval, version));
  }

  toString(): string {
    return this.source;
  }
}

/** Versions from `min` to `max`; an absent end is open. */
export interface Interval {
  readonly min: SemVer | null;
  readonly max: SemVer | null;
  readonly includesMin: boolean;
  readonly includesMax: boolean;
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
