import type { SemVerRange } from '../../values/semver-range.js';

/** The ranges of a SemVer type's parameters. */
export function mergeRanges(ranges: readonly SemVerRange[]): readonly SemVerRange[] {
  return ranges;
}
