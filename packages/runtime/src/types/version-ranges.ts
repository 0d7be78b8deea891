import { type Interval, reaches, SemVerRange } from '../values/semver-range.js';

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
  return a.intervals.some((x) => b.intervals.some((y) => reaches(x, y) && reaches(y, x) && !haveSameOpenStart(x, y)));
}

/** Puppet compares the start of one range with the other range, which does not include it. */
function haveSameOpenStart(a: Interval, b: Interval): boolean {
  return a.min !== null && b.min !== null && !a.includesMin && !b.includesMin && a.min.compare(b.min) === 0;
}

function crossed(a: SemVerRange, b: SemVerRange): SemVerRange {
  const ends = [...a.intervals, ...b.intervals];
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
