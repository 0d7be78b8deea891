/** Names of a greater distance are not similar. */
const MAX_DISTANCE = 2;

/**
 * The name that is most similar to a given one: at most two characters are inserted, deleted or replaced. HCL suggests
 * any name that is so similar.
 *
 * @returns null if there is none
 */
export function similarName(given: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = MAX_DISTANCE + 1;
  for (const name of names) {
    if (Math.abs(name.length - given.length) >= bestDistance) continue;
    const nameDistance = editDistance(given, name);
    if (nameDistance >= bestDistance) continue;
    best = name;
    bestDistance = nameDistance;
  }
  return best;
}

/** The number of characters to insert, delete or replace (the Levenshtein distance). */
export function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 0; i < left.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j++) {
      const replaced = (row[j] ?? 0) + (left[i] === right[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
