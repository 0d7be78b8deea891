/** Returns whether a text has no letters A to Z. Puppet's `==` ignores their case: two such texts are equal if they are the same. */
export function isFolded(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0x41 && text.charCodeAt(i) <= 0x5a) return false;
  return true;
}

/** The ends of the pairs at the start of entries whose keys are folded. Hashes that have the entries one after another share them. */
const foldedEnds = new WeakMap<readonly unknown[], number>();

/**
 * Whether all keys of growing entries are folded texts. Keys of entries never change, so that only those which were added since the
 * last call are read.
 */
export function areKeysFolded(entries: readonly unknown[]): boolean {
  const start = foldedEnds.get(entries) ?? 0;
  let end = start;
  while (end < entries.length && isFolded(entries[end])) end += 2;
  if (end > start) foldedEnds.set(entries, end);
  return end === entries.length;
}
