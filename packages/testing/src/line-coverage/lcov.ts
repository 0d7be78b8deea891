/** The evaluated lines and definitions of one file. */
export interface FileCoverage {
  readonly file: string;
  /** How often each line was evaluated. Lines without code are missing. */
  readonly lines: ReadonlyMap<number, number>;
  readonly definitions: readonly DefinitionCoverage[];
}

export interface DefinitionCoverage {
  readonly name: string;
  readonly line: number;
  readonly count: number;
}

/** Adds up the coverage of files from several processes. The files are in the order of their paths. */
export function mergeCoverage(parts: Iterable<FileCoverage>): FileCoverage[] {
  const merged = new Map<string, { lines: Map<number, number>; definitions: Map<string, DefinitionCoverage> }>();
  for (const { file, lines, definitions } of parts) {
    let total = merged.get(file);
    if (total === undefined) merged.set(file, (total = { lines: new Map(), definitions: new Map() }));
    for (const [line, count] of lines) total.lines.set(line, (total.lines.get(line) ?? 0) + count);
    for (const { name, line, count } of definitions) {
      const before = total.definitions.get(name)?.count ?? 0;
      total.definitions.set(name, { name, line, count: before + count });
    }
  }
  return Array.from(merged, ([file, { lines, definitions }]) => ({
    file,
    lines: new Map([...lines].sort(([a], [b]) => a - b)),
    definitions: [...definitions.values()],
  })).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Writes coverage in the format of lcov. */
export function formatLcov(files: readonly FileCoverage[]): string {
  return files.map(record).join('');
}

function record({ file, lines, definitions }: FileCoverage): string {
  const fields = [
    'TN:',
    `SF:${file}`,
    ...definitions.map(({ name, line }) => `FN:${line},${name}`),
    ...definitions.map(({ name, count }) => `FNDA:${count},${name}`),
    `FNF:${definitions.length}`,
    `FNH:${definitions.filter(({ count }) => count > 0).length}`,
    ...Array.from(lines, ([line, count]) => `DA:${line},${count}`),
    `LF:${lines.size}`,
    `LH:${[...lines.values()].filter((count) => count > 0).length}`,
    'end_of_record',
  ];
  return `${fields.join('\n')}\n`;
}

/** Reads what `formatLcov` has written. */
export function parseLcov(text: string): FileCoverage[] {
  return text
    .split('end_of_record\n')
    .slice(0, -1)
    .map((part) => {
      const fields = part.split('\n').map((line) => /^([A-Z]+):(.*)$/.exec(line)?.slice(1) ?? []);
      const values = (key: string): string[] => fields.filter(([name]) => name === key).map(([, value = '']) => value);
      const pairs = (key: string): (readonly [number, string])[] =>
        values(key).map((value) => [parseInt(value, 10), value.slice(value.indexOf(',') + 1)]);
      const counts = new Map(pairs('FNDA').map(([count, name]) => [name, count]));
      return {
        file: values('SF')[0] ?? '',
        lines: new Map(pairs('DA').map(([line, count]) => [line, Number(count)])),
        definitions: pairs('FN').map(([line, name]) => ({ name, line, count: counts.get(name) ?? 0 })),
      };
    });
}
