/**
 * Returns the files that match a pattern in the order of Ruby's `Dir.glob`: those of the first alternative of `{…}` come
 * first. The entries of a folder are sorted by their names, and the files in a folder take its place.
 *
 * @param glob returns the files that match a pattern, in any order
 */
export function globInOrder(pattern: string, glob: (pattern: string) => readonly string[]): string[] {
  return alternatives(pattern).flatMap((each) => glob(each).toSorted(compareEntries));
}

/** Replaces each group `{…}` by its alternatives. Ruby searches all alternatives behind a `**` at once. */
function alternatives(pattern: string): string[] {
  const start = pattern.indexOf('{');
  const end = start < 0 ? -1 : closingBrace(pattern, start);
  if (end < 0 || pattern.slice(0, start).includes('**/')) return [pattern];
  const [head, tail] = [pattern.slice(0, start), pattern.slice(end + 1)];
  return elements(pattern.slice(start + 1, end)).flatMap((element) => alternatives(head + element + tail));
}

/** Splits the content of a group at the commas that are not in an inner group. */
function elements(group: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const character of group) {
    if (character === '{') depth++;
    if (character === '}') depth--;
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found;
}

/** The position of the brace that closes a group; -1 if there is none. */
function closingBrace(pattern: string, start: number): number {
  let depth = 0;
  for (let i = start; i < pattern.length; i++) {
    if (pattern[i] === '{') depth++;
    if (pattern[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

function compareEntries(left: string, right: string): number {
  const [above, below] = [left.split('/'), right.split('/')];
  for (const [i, name] of above.entries()) {
    const other = below[i];
    if (other === undefined) return 1;
    if (name !== other) return name < other ? -1 : 1;
  }
  return above.length - below.length;
}
