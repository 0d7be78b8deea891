/** A name without a leading `::`. */
export function plainName(name: string): string {
  return name.startsWith('::') ? name.slice(2) : name;
}
