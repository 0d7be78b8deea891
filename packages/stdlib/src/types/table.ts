/** The type expressions of a family of aliases, by the names of the aliases without `Stdlib::`. */
export type TypeTable = Readonly<Record<string, string>>;

/** Returns the type of the strings that match one of the regular expressions. */
export function pattern(...sources: readonly string[]): string {
  return `Pattern[${sources.map((source) => `/${source}/`).join(', ')}]`;
}
