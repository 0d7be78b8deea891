/** Facts for tests: of usual systems, and in all combinations. */

export type Facts = Readonly<Record<string, unknown>>;

/** A name for the title of a test, and facts. */
export interface FactsRow {
  readonly name: string;
  readonly facts: Facts;
}

/**
 * All combinations of values of facts: `factsMatrix({ 'os.family': ['Debian', 'RedHat'], virtual: ['kvm', 'physical']
 * }, base)`. A dotted name is a fact within others; an axis may also be named freely and hold rows of several facts
 * each: `{ system: [row, row] }`.
 */
export function factsMatrix(axes: Readonly<Record<string, readonly unknown[]>>, base: Facts = {}): FactsRow[] {
  let rows: FactsRow[] = [{ name: '', facts: base }];
  for (const [axis, values] of Object.entries(axes)) {
    rows = rows.flatMap((row) => values.map((value) => extended(row, axis, value)));
  }
  return rows;
}

function extended({ name, facts }: FactsRow, axis: string, value: unknown): FactsRow {
  const row = isRow(value)
    ? value
    : {
        name: `${axis}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
        facts: factsAt(axis.split('.'), value),
      };
  return { name: name === '' ? row.name : `${name}, ${row.name}`, facts: mergeFacts(facts, row.facts) };
}

function isRow(value: unknown): value is FactsRow {
  return isFacts(value) && typeof value['name'] === 'string' && isFacts(value['facts']);
}

function factsAt(path: readonly string[], value: unknown): Facts {
  const [first, ...rest] = path;
  return { [first ?? '']: rest.length === 0 ? value : factsAt(rest, value) };
}

/** Facts with others over them; structured facts are merged. */
export function mergeFacts(facts: Facts, over: Facts): Facts {
  const merged = new Map(Object.entries(facts));
  for (const [name, value] of Object.entries(over)) {
    const under = merged.get(name);
    merged.set(name, isFacts(under) && isFacts(value) ? mergeFacts(under, value) : value);
  }
  return Object.fromEntries(merged);
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
