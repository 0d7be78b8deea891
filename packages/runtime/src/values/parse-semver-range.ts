import { lazy } from './lazy.js';
import { type Interval, isOneVersion, reaches, SemVerRange } from './semver-range.js';
import { SemVer } from './semver.js';

/** The expressions for a comparison, `>=1.2`, and for two versions with a hyphen. */
const expressions = /* @__PURE__ */ lazy(() => {
  const part = '([xX*]|0|[1-9][0-9]*)';
  const qualifier = '([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)';
  const version = `${part}(?:\\.${part}(?:\\.${part}(?:-${qualifier})?(?:\\+${qualifier})?)?)?`;
  return {
    comparison: new RegExp(`^(<=|>=|<|>|=|~>|~|\\^)? *${version}$`),
    hyphen: new RegExp(`^${version} - ${version}$`),
  };
});

/** A version whose last parts may be missing. */
interface Partial {
  readonly major: number | null;
  readonly minor: number | null;
  readonly patch: number | null;
  readonly prerelease: string | null;
  readonly build: string | null;
}

const ALL: Interval = { min: null, max: null, includesMin: false, includesMax: false };

/**
 * Returns the range of a text, or null: `1.x`, `~1.2`, `^1.2.3`, `1.0.0 - 2.0.0`, a list of comparisons (all must
 * hold), and several of these separated by `||` (one must hold). The syntax is that of node-semver, with the limits of
 * Puppet's library.
 */
export function parseSemVerRange(text: string): SemVerRange | null {
  const intervals: Interval[] = [];
  const alternatives = text.split(/ *\|\| */).filter((alternative) => alternative !== '');
  for (const alternative of alternatives) {
    const interval = parseAlternative(alternative);
    if (interval === null) return null;
    if (interval === NONE || !isEmpty(interval)) addInterval(intervals, interval);
  }
  return alternatives.length === 0 ? new SemVerRange('*', [ALL]) : new SemVerRange(text, intervals);
}

function parseAlternative(text: string): Interval | null {
  const ends = expressions().hyphen.exec(text);
  if (ends) {
    return { min: written(ends, 1), max: written(ends, 6), includesMin: true, includesMax: true };
  }
  const comparisons = text.match(/(?:(?:<=|>=|<|>|=|~>|~|\^) *)?[^ ]+/g) ?? [];
  if (comparisons.join(' ') !== text.replace(/(?<=[^<>=~^ ]) +/g, ' ')) return null;
  let result = ALL;
  for (const comparison of comparisons) {
    const interval = parseComparison(comparison);
    if (interval === null) return null;
    result = intersection(result, interval);
  }
  return result;
}

function number(text: string | undefined): number | null {
  return text === undefined || /^[xX*]$/.test(text) ? null : Number(text);
}

function partial(groups: RegExpExecArray, first: number): Partial {
  const major = number(groups[first]);
  const minor = major === null ? null : number(groups[first + 1]);
  const patch = minor === null ? null : number(groups[first + 2]);
  return { major, minor, patch, prerelease: groups[first + 3] ?? null, build: groups[first + 4] ?? null };
}

/** Returns the version with missing parts as zero: `1.0.3` for `1.x.3`. */
function written(groups: RegExpExecArray, first: number): SemVer {
  const { major, minor, prerelease, build } = partial(groups, first);
  const patch = major === null ? null : number(groups[first + 2]);
  return lowest({ major, minor, patch, prerelease, build });
}

function parseComparison(text: string): Interval | null {
  const groups = expressions().comparison.exec(text);
  if (!groups) return null;
  const version = partial(groups, 2);
  const operator = groups[1] ?? '=';
  if (version.major === null) return operator === '<' || operator === '>' ? NONE : ALL;
  const min = lowest(version);
  switch (operator) {
    case '>':
      return version.patch === null ? atLeast(next(version)) : { ...ALL, min };
    case '>=':
      return atLeast(written(groups, 2));
    case '<':
      return { ...ALL, max: min };
    case '<=':
      return version.patch === null ? { ...ALL, max: next(version) } : { ...ALL, max: min, includesMax: true };
    case '~':
    case '~>':
      return { ...atLeast(min), max: next({ ...version, patch: null }) };
    case '^':
      return {
        ...atLeast(version.prerelease === null ? lowest({ ...version, build: null }) : min),
        max: nextCompatible(version),
      };
    default:
      return version.patch === null
        ? { ...atLeast(min), max: next(version) }
        : { min, max: min, includesMin: true, includesMax: true };
  }
}

/** The interval without versions. */
const NONE: Interval = { min: null, max: /* @__PURE__ */ new SemVer(0, 0, 0), includesMin: false, includesMax: false };

function atLeast(min: SemVer): Interval {
  return { ...ALL, min, includesMin: true };
}

function lowest({ major, minor, patch, prerelease, build }: Partial): SemVer {
  return new SemVer(major ?? 0, minor ?? 0, patch ?? 0, prerelease, build);
}

/** Returns the first version after all versions that a partial version denotes. */
function next({ major, minor }: Partial): SemVer {
  return minor === null ? new SemVer((major ?? 0) + 1, 0, 0) : new SemVer(major ?? 0, minor + 1, 0);
}

function nextCompatible(version: Partial): SemVer {
  return next(version.major === 0 ? version : { ...version, minor: null });
}

function isEmpty({ min, max, includesMin, includesMax }: Interval): boolean {
  if (max === NONE.max) return true;
  if (min === null || max === null) return false;
  const order = min.compare(max);
  return order > 0 || (order === 0 && !(includesMin && includesMax));
}

function intersection(a: Interval, b: Interval): Interval {
  if (a === NONE || b === NONE) return NONE;
  if (a === ALL) return b;
  if (b === ALL || isSame(a, b)) return a;
  const lower =
    b.min === null || (a.min !== null && (a.min.compare(b.min) || Number(!a.includesMin) - Number(!b.includesMin)) >= 0)
      ? a
      : b;
  const upper =
    b.max === null || (a.max !== null && (a.max.compare(b.max) || Number(a.includesMax) - Number(b.includesMax)) <= 0)
      ? a
      : b;
  return {
    min: lower.min,
    includesMin: lower.includesMin,
    max: upper.max,
    includesMax: upper.includesMax,
    isIntersection: true,
  };
}

function isSame(a: Interval, b: Interval): boolean {
  return (
    String(a.min) === String(b.min) &&
    String(a.max) === String(b.max) &&
    a.includesMin === b.includesMin &&
    a.includesMax === b.includesMax
  );
}

/** Adds an interval, merged with the last one if the two meet or overlap. */
function addInterval(intervals: Interval[], interval: Interval): void {
  const last = intervals.at(-1);
  const joined = last === undefined ? null : union(last, interval);
  if (joined === null) intervals.push(interval);
  else intervals[intervals.length - 1] = joined;
}

function union(a: Interval, b: Interval): Interval | null {
  if (!reaches(a, b) || !reaches(b, a)) return null;
  if (isOneVersion(a) && isOneVersion(b) && a.min?.build !== b.min?.build) return null;
  const lower =
    a.min === null || (b.min !== null && (a.min.compare(b.min) || Number(b.includesMin) - Number(a.includesMin)) <= 0)
      ? a
      : b;
  const upper =
    a.max === null || (b.max !== null && (a.max.compare(b.max) || Number(a.includesMax) - Number(b.includesMax)) >= 0)
      ? a
      : b;
  return { min: lower.min, includesMin: lower.includesMin, max: upper.max, includesMax: upper.includesMax };
}
