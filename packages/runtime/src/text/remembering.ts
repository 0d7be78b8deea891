/** The maximum number of cached texts: more than the names of a catalog, and small in memory. */
const MOST = 5000;

/** Longer texts are not cached: they are not names. */
const LONGEST = 200;

/** Caches the results of a pure function of a text. The cache holds a few thousand short texts. */
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
