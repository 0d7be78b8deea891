/** Compares the catalogs of real modules with the catalogs that Puppet compiled. */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isPuppetCrash } from './compare.js';
import { catalogCases, corpus, runPptjs } from './puppet.js';

export interface CatalogComparison {
  readonly passed: number;
  /** For each different catalog, its id and the names of the different parts: `id: resources, edges`. */
  readonly different: readonly string[];
}

interface Answer {
  readonly id: string;
  readonly catalog?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly logs: unknown;
}

/** Returns a comparison of no catalogs if the cases, their answers or the modules are not on this machine. */
export async function compareCatalogs(): Promise<CatalogComparison> {
  const cases = catalogCases();
  const answers = cases?.replace('cases.jsonl', 'answers.jsonl.gz');
  if (cases === undefined || answers === undefined || !existsSync(answers) || !existsSync(corpus))
    return { passed: 0, different: [] };
  const expected = parse(gunzipSync(readFileSync(answers)).toString('utf8'));
  const printed = await runPptjs(
    ['batch', 'compile', '--strict', 'warning', '--corpus', corpus],
    readFileSync(cases, 'utf8'),
  );
  const actual = new Map(parse(printed.replaceAll(corpus, '$CORPUS')).map((answer) => [answer.id, answer]));
  const different = expected.flatMap((answer) => {
    const parts = differingParts(answer, actual.get(answer.id));
    return parts.length === 0 ? [] : [`${answer.id}: ${parts.join(', ')}`];
  });
  return { passed: expected.length - different.length, different };
}

const parse = (lines: string): Answer[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answer);

/** The members that differ between any two catalogs. */
const VOLATILE = new Set(['version', 'catalog_uuid']);

function differingParts(expected: Answer, actual: Answer | undefined): string[] {
  if (actual === undefined) return ['no answer'];
  if (isPuppetCrash(expected)) return actual.error === undefined ? ['a catalog instead of an error'] : [];
  const parts = (['error', 'logs'] as const).filter(
    (part) => !isDeepStrictEqual(expected[part], actual[part]),
  ) as string[];
  const names = Object.keys(expected.catalog ?? {}).filter((name) => !VOLATILE.has(name));
  return [...parts, ...names.filter((name) => !isDeepStrictEqual(expected.catalog?.[name], actual.catalog?.[name]))];
}
