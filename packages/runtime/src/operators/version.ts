import type { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import type { Value } from '../values/value.js';

/** Returns whether a value is a version in the range, or the text of one. */
export function rangeIncludes(range: SemVerRange, value: Value): boolean {
  const version = typeof value === 'string' ? SemVer.parse(value) : value;
  return version instanceof SemVer && range.includes(version);
}
