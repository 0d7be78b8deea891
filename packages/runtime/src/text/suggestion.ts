/** Suggests names that a user may have meant instead of an unknown one. */

/** More names than these do not help. */
const MAX_SUGGESTIONS = 3;
/** The share of characters that may differ: one in three. */
const CHARACTERS_PER_ERROR = 3;
/** Longer names are not compared, because the time is quadratic. */
const MAX_COMPARED_LENGTH = 200;
/** Shorter last segments are no evidence that a name was meant. */
const MIN_SEGMENT_LENGTH = 3;
/** If more names than these have the last segment, none of them is examined. */
const MAX_SAME_SEGMENT = 20;

/**
 * The names that are most similar to a given one, ignoring case: those of the smallest distance, in their order. Segments
 * that both names share at their start or end (`a::` of `a::b`, `/etc/` of `/etc/x`) do not count. If no name is near,
 * the names with the same last segment, unless there are many.
 *
 * @param accept whether a similar name may be suggested; called only for similar names
 * @returns at most three names; empty if no name is similar
 */
export function nearestNames(
  given: string,
  names: Iterable<string>,
  accept: (name: string) => boolean = () => true,
): string[] {
  if (given === '' || given.length > MAX_COMPARED_LENGTH) return [];
  const wanted = given.toLowerCase();
  const maxErrors = allowedErrors(wanted);
  const letters = lettersOf(wanted);
  const lastSegment = wanted.split('::').at(-1) ?? '';
  const sameSegment = new Set<string>();
  let nearest = new Set<string>();
  let limit = MAX_COMPARED_LENGTH;
  for (const name of names) {
    if (name === given || name === '') continue;
    const other = name.toLowerCase();
    // An environment has thousands of names. The lengths or letters of most of them differ by more than the allowed errors.
    const isNear =
      Math.abs(wanted.length - other.length) <= maxErrors && !differByMore(letters, lettersOf(other), maxErrors);
    const distance = isNear ? nameDistance(wanted, other, limit) : undefined;
    if (distance === undefined) {
      if (nearest.size === 0 && other.endsWith(lastSegment) && isSameInOtherNamespace(wanted, other))
        sameSegment.add(name);
    } else if (!nearest.has(name) && accept(name)) {
      if (distance < limit) nearest = new Set();
      limit = distance;
      nearest.add(name);
    }
  }
  if (nearest.size > 0) return [...nearest].slice(0, MAX_SUGGESTIONS);
  const accepted = sameSegment.size > MAX_SAME_SEGMENT ? [] : [...sameSegment].filter(accept);
  return accepted.length > MAX_SUGGESTIONS ? [] : accepted;
}

/**
 * The question after a message about an unknown name: `Did you mean 'compile'?`.
 *
 * @param quote how a name is shown; in single quotes by default
 * @returns undefined if no name is similar
 */
export function didYouMean(
  given: string,
  names: Iterable<string>,
  quote: (name: string) => string = (name) => `'${name}'`,
): string | undefined {
  const nearest = nearestNames(given, names).map(quote);
  const last = nearest.pop();
  if (last === undefined) return undefined;
  return `Did you mean ${nearest.length === 0 ? '' : `${nearest.join(', ')} or `}${last}?`;
}

/**
 * Whether two names differ only in their namespace, and one of them has none or both begin with the same segment. Of
 * modules, many have a class `config`, so the last segment alone says little.
 */
function isSameInOtherNamespace(left: string, right: string): boolean {
  const [leftSegments, rightSegments] = [left.split('::'), right.split('::')];
  const last = leftSegments.at(-1) ?? '';
  if (last !== rightSegments.at(-1) || last.length < MIN_SEGMENT_LENGTH) return false;
  return leftSegments.length === 1 || rightSegments.length === 1 || leftSegments[0] === rightSegments[0];
}

/** @returns the distance of two names in lower case; undefined if it exceeds `limit` or the names are not similar */
function nameDistance(left: string, right: string, limit: number): number | undefined {
  if (left === right) return 0;
  const [ownLeft, ownRight] = withoutSharedSegments(left, right);
  const max = Math.min(limit, allowedErrors(ownLeft));
  if (Math.abs(ownLeft.length - ownRight.length) > max) return undefined;
  const distance = editDistance(ownLeft, ownRight, max);
  return distance > max || distance >= Math.min(ownLeft.length, ownRight.length) ? undefined : distance;
}

function allowedErrors(name: string): number {
  return Math.max(1, Math.floor(name.length / CHARACTERS_PER_ERROR));
}

/** Removes the segments that two different names share at their start, and then at their end. */
function withoutSharedSegments(left: string, right: string): [string, string] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  for (let i = 0; i < shorter && left[i] === right[i]; i++) if (isSeparator(left[i])) start = i + 1;
  let end = 0;
  for (let i = 1; i <= shorter - start && left.at(-i) === right.at(-i); i++) if (isSeparator(left.at(-i))) end = i;
  return [left.slice(start, left.length - end), right.slice(start, right.length - end)];
}

function isSeparator(character: string | undefined): boolean {
  return character === ':' || character === '/';
}

/**
 * The number of characters to insert, delete, replace or exchange with their neighbor. A larger number than `max` means
 * only that the distance exceeds it.
 */
function editDistance(left: string, right: string, max: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  let row: number[] = [];
  for (let i = 1; i <= left.length; i++) {
    // Cells farther from the diagonal exceed the limit.
    const first = Math.max(1, i - max);
    const last = Math.min(right.length, i + max);
    row[first - 1] = first === 1 ? i : max + 1;
    let smallest = i;
    for (let j = first; j <= last; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const above = j === i + max ? max + 1 : (previous[j] ?? 0) + 1;
      let distance = Math.min((previous[j - 1] ?? 0) + cost, above, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      row[j] = distance;
      smallest = Math.min(smallest, distance);
    }
    if (smallest > max) return smallest;
    [beforePrevious, previous, row] = [previous, row, beforePrevious];
  }
  return previous[right.length] ?? 0;
}

/** A set of bits, one for each letter in the text. Some letters share a bit. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

/** Whether one of two sets has more letters than `max` that the other one does not have: each is at least one error. */
function differByMore(left: number, right: number, max: number): boolean {
  return hasMoreBits(left & ~right, max) || hasMoreBits(right & ~left, max);
}

function hasMoreBits(bits: number, max: number): boolean {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) if (++count > max) return true;
  return false;
}
