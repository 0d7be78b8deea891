/** So many texts are kept: more than a catalog has names, and far from filling the memory. */
const MOST = 5000;

/** Longer texts are no names. */
const LONGEST = 200;

/**
 * `make`, which always gives the same for a text, with what it has given for the last few thousand short texts at hand.
 */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (text.length > LONGEST) return made;
    if (known.size >= MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
