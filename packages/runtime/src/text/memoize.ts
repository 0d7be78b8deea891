/** The maximum number of cached texts: more than the names of a catalog, and small in memory. */
const MAX_ENTRIES = 5000;

/** Longer texts are not cached: they are not names. */
const MAX_LENGTH = 200;

/** Caches the results of a pure function of a text. The cache holds a few thousand short texts. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (text.length > MAX_LENGTH) return result;
    if (results.size >= MAX_ENTRIES) results.clear();
    results.set(text, result);
    return result;
  };
}
