import { SemVerRange } from './semver-range.js';
import { ValueObject } from './value-object.js';
import { VERSION_CLASS } from './version-tests.js';

/** A semantic version (semver.org, 2.0.0). */
export class SemVer extends ValueObject {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** The text after `-`, or null. */
  readonly prerelease: string | null;
  /** The text after `+`, or null. */
  readonly build: string | null;

  constructor(
    major: number,
    minor: number,
    patch: number,
    prerelease: string | null = null,
    build: string | null = null,
  ) {
    super();
    this.major = major;
    this.minor = minor;
    this.patch = patch;
    this.prerelease = prerelease;
    this.build = build;
  }

  /** Returns the version of a text, or null. */
  static parse(text: string): SemVer | null {
    const parts = VERSION.exec(text);
    if (!parts) return null;
    return new SemVer(Number(parts[1]), Number(parts[2]), Number(parts[3]), parts[4] ?? null, parts[5] ?? null);
  }

  /**
   * Negative, zero or positive if this version is older than, equal to or newer than `other`. Builds are not compared.
   */
  compare(other: SemVer): number {
    return (
      this.major - other.major ||
      this.minor - other.minor ||
      this.patch - other.patch ||
      comparePrereleases(this.prerelease, other.prerelease)
    );
  }

  /** Returns the range of this version alone, as its type shows it: `1.2.3 - 1.2.3`. */
  exactRange(): SemVerRange {
    return new SemVerRange(`${this} - ${this}`, [{ min: this, max: this, includesMin: true, includesMax: true }]);
  }

  override toString(): string {
    const prerelease = this.prerelease === null ? '' : `-${this.prerelease}`;
    const build = this.build === null ? '' : `+${this.build}`;
    return `${this.major}.${this.minor}.${this.patch}${prerelease}${build}`;
  }

  override kindName(): string {
    return 'Semver';
  }

  override nameOfType(): string {
    return 'SemVer';
  }

  override rubyClassName(): string {
    return VERSION_CLASS;
  }

  override keyText(): string {
    return `v${this}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof SemVer && this.compare(other) === 0 && String(this) === String(other);
  }
}

const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

function comparePrereleases(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareIdentifiers(left[i] as string, right[i] as string);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareIdentifiers(a: string, b: string): number {
  const aIsNumber = /^\d+$/.test(a);
  const bIsNumber = /^\d+$/.test(b);
  if (aIsNumber && bIsNumber) return Number(a) - Number(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
