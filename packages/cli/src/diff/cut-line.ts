/** Returns a line with at most `maxLength` characters, and `…` if it was longer. Surrogate pairs are not separated. */
export function cutLine(line: string, maxLength: number): string {
  return line.length > maxLength ? `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
