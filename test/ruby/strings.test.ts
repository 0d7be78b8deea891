import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';

interface Answer {
  readonly error?: string;
  readonly resources?: readonly Resource[];
  readonly logs: readonly unknown[];
}

interface Resource {
  readonly type: string;
  readonly title: string;
}

interface Row extends Answer {
  /** The manifest. */
  readonly id: string;
  /** Why Puppet cannot write the catalog as JSON. */
  readonly render?: string;
}

const modulepath = fileURLToPath(new URL('fixture', import.meta.url));

test('Strings of Ruby code that are not UTF-8 give the catalogs, logs and errors of Puppet', async (t) => {
  t.timeout(120_000);
  const differences = new Differences('ruby-strings');
  const batch = new CatalogBatch({ strict: recordedStrictness('ruby-strings') });
  for (const { id, render, ...expected } of recorded<Row>('ruby-strings')) {
    const input = { id, manifest: id, modulepath, facts: {}, node: 'n.example' };
    const { error, catalog, logs } = JSON.parse(await batch.answer(JSON.stringify(input))) as BatchAnswer;
    const answer = error === undefined ? { resources: resourcesOf(catalog), logs } : { error, logs };
    const isError = error !== undefined;
    // Puppet fails when it writes such a catalog. pptjs fails when it compiles it.
    const pair = render === undefined ? { actual: answer, expected } : { actual: isError, expected: true };
    assertAnswer(t, differences, { id, ...pair, isError }, id);
  }
  t.deepEqual(differences.unknownIds(), []);
});

interface BatchAnswer extends Answer {
  readonly catalog?: { readonly resources: readonly Resource[] };
}

function resourcesOf(catalog: BatchAnswer['catalog']): readonly Resource[] | undefined {
  return catalog?.resources.filter(
    ({ type, title }) => type !== 'Stage' && !(type === 'Class' && (title === 'main' || title === 'Settings')),
  );
}
