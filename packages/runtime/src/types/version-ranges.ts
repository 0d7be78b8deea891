import type { SemVerRange } from '../values/semver-range.js';

/** Merges the ranges of a SemVer type's parameters that meet or overlap. */
export function mergeRanges(ranges: readonly SemVerRange[]): readonly SemVerRange[] {
  const merged: SemVerRange[] = [];
  for (const range of ranges) {
    const i = merged.findIndex((earlier) => earlier.meets(range));
    if (i < 0) merged.push(range);
    else merged[i] = (merged[i] as SemVerRange).crossedWith(range);
  }
  return merged;
}
