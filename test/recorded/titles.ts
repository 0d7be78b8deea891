/**
 * Returns a function that makes test titles unique: it appends a number to a title that it has returned before. AVA
 * does not accept titles that differ only in white space.
 */
export function uniqueTitles(): (title: string) => string {
  const counts = new Map<string, number>();
  return (title) => {
    const key = title.replaceAll(/\s+/g, ' ').trim();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? title : `${title} (${count})`;
  };
}
