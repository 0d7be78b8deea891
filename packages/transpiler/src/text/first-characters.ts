/** Up to `count` characters (code points) from an offset on. */
export function firstCharacters(source: string, start: number, count: number): string {
  return Array.from(source.slice(start, start + 2 * count))
    .slice(0, count)
    .join('');
}
