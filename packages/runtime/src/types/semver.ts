import { quote } from '../text/quote.js';
import { type Interval, SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { type Predicate, PuppetType } from '../values/type.js';

/** Semantic versions, optionally restricted to ranges. */
export class SemVerType extends PuppetType {
  readonly name = 'SemVer';
  /** Any version is accepted if the list is empty. */
  readonly ranges: readonly SemVerRange[];

  constructor(ranges: readonly SemVerRange[]) {
    super();
    this.ranges = ranges;
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof SemVerType)) return false;
    if (this.ranges.length === 0) return true;
    return (
      other.ranges.length > 0 && other.ranges.every((theirs) => this.ranges.some((ours) => isRangeWithin(theirs, ours)))
    );
  }

  override write(): string {
    return this.ranges.length === 0
      ? 'SemVer'
      : `SemVer[${this.ranges.map((range) => quote(String(range))).join(', ')}]`;
  }

  protected override compile(): Predicate {
    const { ranges } = this;
    const [first] = ranges;
    if (first === undefined) return (value) => value instanceof SemVer;
    if (ranges.length === 1) return (value) => value instanceof SemVer && first.includes(value);
    return (value) => value instanceof SemVer && ranges.some((range) => range.includes(value));
  }
}

/** Ranges of versions. */
export class SemVerRangeType extends PuppetType {
  readonly name = 'SemVerRange';

  override accepts(other: PuppetType): boolean {
    return other instanceof SemVerRangeType;
  }

  override write(): string {
    return 'SemVerRange';
  }

  protected override compile(): Predicate {
    return (value) => value instanceof SemVerRange;
  }
}

export const SEMVER: SemVerType = /* @__PURE__ */ new SemVerType([]);
export const SEMVER_RANGE: SemVerRangeType = /* @__PURE__ */ new SemVerRangeType();

function isRangeWithin(inner: SemVerRange, outer: SemVerRange): boolean {
  return inner.intervals.every((theirs) => outer.intervals.some((ours) => isIntervalWithin(theirs, ours)));
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

/** Returns the range of one version, as its type shows it: `1.2.3 - 1.2.3`. */
export function exactVersion(version: SemVer): SemVerRange {
  return new SemVerRange(`${version} - ${version}`, [
    { min: version, max: version, includesMin: true, includesMax: true },
  ]);
}
