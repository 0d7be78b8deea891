import { reaches, SemVerRange } from '../values/semver-range.js';

/**
 * Merges the ranges of a SemVer type's parameters that meet or overlap. Like Puppet, the result goes from the later end
 * to the earlier start, which is an empty range.
 */
export function mergeRanges(ranges: readonly SemVerRange[]): readonly SemVerRange[] {
  const merged: SemVerRange[] = [];
  for (const range of ranges) {
    const i = merged.findIndex((earlier) => meets(earlier, range));
    if (i < 0) merged.push(range);
    else merged[i] = crossed(merged[i] as SemVerRange, range);
  }
  return merged;
}

function meets(a: SemVerRange, b: SemVerRange): boolean {
  return a.intervals.some((x) => b.intervals.some((y) => reaches(x, y) && reaches(y, x)));
}

function crossed(a: SemVerRange, b: SemVerRange): SemVerRange {
  const ends = [...a.intervals, ...b.intervals];
  const max = ends
    .map((interval) => interval.max)
    .reduce((x, y) => (x === null || (y !== null && x.compare(y) >= 0) ? x : y));
  const min = ends
    .map((interval) => interval.min)
    .reduce((x, y) => (x === null || (y !== null && x.compare(y) <= 0) ? x : y));
  return new SemVerRange(`>=${max ?? 'Infinity.0.0'} <${min ?? '0.0.0-'}`, []);
}
