import { quote } from '../text/quote.js';
import type { SemVerRange } from '../values/semver-range.js';
import { type Predicate, PuppetType } from '../values/type.js';
import { isVersion, isVersionRange } from '../values/version-tests.js';

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
    return other.ranges.length > 0 && other.ranges.every((theirs) => this.ranges.some((ours) => theirs.isWithin(ours)));
  }

  override write(): string {
    return this.ranges.length === 0
      ? 'SemVer'
      : `SemVer[${this.ranges.map((range) => quote(String(range))).join(', ')}]`;
  }

  protected override compile(): Predicate {
    const { ranges } = this;
    const [first] = ranges;
    if (first === undefined) return isVersion;
    if (ranges.length === 1) return (value) => isVersion(value) && first.includes(value);
    return (value) => isVersion(value) && ranges.some((range) => range.includes(value));
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
    return isVersionRange;
  }
}

export const SEMVER: SemVerType = /* @__PURE__ */ new SemVerType([]);
export const SEMVER_RANGE: SemVerRangeType = /* @__PURE__ */ new SemVerRangeType();
