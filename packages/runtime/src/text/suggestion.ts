/** Suggests names that a user may have meant instead of an unknown one. */

/** More names than these do not help. */
const MAX_SUGGESTIONS = 3;
/** The share of characters that may differ: one in three. */
const CHARACTERS_PER_ERROR = 3;
/** Longer names are not compared, because the time is quadratic. */
const MAX_COMPARED_LENGTH = 200;

/**
 * The names that are most similar to a given one, ignoring case: those of the smallest distance, in their order. Of names
 * with several segments (`a::b`), the last segments alone can be equal.
 *
 * @returns at most three names; empty if no name is similar
 */
export function nearestNames(given: string, names: Iterable<string>): string[] {
  if (given === '' || given.length > MAX_COMPARED_LENGTH) return [];
  const wanted = given.toLowerCase();
  const sameSegment: string[] = [];
  let nearest: string[] = [];
  let limit = Math.max(1, Math.floor(given.length / CHARACTERS_PER_ERROR));
  for (const name of new Set(names)) {
    if (name === given || name === '') continue;
    const other = name.toLowerCase();
    if (lastSegment(other) === lastSegment(wanted) && wanted.length > 2) sameSegment.push(name);
    if (Math.abs(other.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, other);
    if (distance > limit || distance >= Math.min(wanted.length, other.length)) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    nearest.push(name);
  }
  return (nearest.length > 0 ? nearest : sameSegment).slice(0, MAX_SUGGESTIONS);
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

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** The number of characters to insert, delete, replace or exchange with their neighbor. */
function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      let distance = Math.min((previous[j - 1] ?? 0) + cost, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        distance = Math.min(distance, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(distance);
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[right.length] ?? 0;
}
