/** What the types of a family stand for, by their names without `Stdlib::`. */
export type TypeTable = Readonly<Record<string, string>>;

/** The type of the texts that match one of some regular expressions. */
export function pattern(...sources: readonly string[]): string {
  return `Pattern[${sources.map((source) => `/${source}/`).join(', ')}]`;
}
