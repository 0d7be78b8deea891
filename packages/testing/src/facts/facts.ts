/** Facts for tests. */
export type Facts = Readonly<Record<string, unknown>>;

/** Facts with a name, for the title of a test. */
export interface FactsRow {
  readonly name: string;
  readonly facts: Facts;
}

/**
 * Returns all combinations of the values of some facts, over `base`: `factsMatrix({ 'os.family': ['Debian', 'RedHat'],
 * virtual: ['kvm', 'physical'] }, base)`.
 *
 * A name with dots is the path of a structured fact. If the values are rows, the name has no effect: `{ system: [row,
 * row] }`.
 */
export function factsMatrix(axes: Readonly<Record<string, readonly unknown[]>>, base: Facts = {}): FactsRow[] {
  let rows: FactsRow[] = [{ name: '', facts: base }];
  for (const [axis, values] of Object.entries(axes)) {
    rows = rows.flatMap((row) => values.map((value) => extendRow(row, axis, value)));
  }
  return rows;
}

function extendRow({ name, facts }: FactsRow, axis: string, value: unknown): FactsRow {
  const row = isRow(value)
    ? value
    : {
        name: `${axis}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
        facts: nestFact(axis.split('.'), value),
      };
  return { name: name === '' ? row.name : `${name}, ${row.name}`, facts: mergeFacts(facts, row.facts) };
}

function isRow(value: unknown): value is FactsRow {
  return isFacts(value) && typeof value['name'] === 'string' && isFacts(value['facts']);
}

function nestFact(path: readonly string[], value: unknown): Facts {
  const [first = '', ...rest] = path;
  return { [first]: rest.length === 0 ? value : nestFact(rest, value) };
}

/** Returns `facts` with the values of `overrides`. Merges structured facts. */
export function mergeFacts(facts: Facts, overrides: Facts): Facts {
  const merged = new Map(Object.entries(facts));
  for (const [name, value] of Object.entries(overrides)) {
    const previous = merged.get(name);
    merged.set(name, isFacts(previous) && isFacts(value) ? mergeFacts(previous, value) : value);
  }
  return Object.fromEntries(merged);
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
