/** Compares strings by code points, as Go's byte order of UTF-8 does. JavaScript compares code units. */
export function compareStrings(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const a = left.charCodeAt(i);
    const b = right.charCodeAt(i);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points above all other code units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** A map with the same entries in the order of their keys. */
export function sortedMap<T>(entries: Iterable<readonly [string, T]>): ReadonlyMap<string, T> {
  const map = new Map(entries);
  let previous: string | null = null;
  for (const key of map.keys()) {
    if (previous !== null && compareStrings(previous, key) > 0) {
      return new Map([...map].sort(([left], [right]) => compareStrings(left, right)));
    }
    previous = key;
  }
  return map;
}
