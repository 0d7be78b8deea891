import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { type Answer, answerTo, comparable } from './answers.js';
import type { CatalogCase } from './cases.js';

interface Row {
  readonly case: CatalogCase;
  readonly answer: Answer;
}

// One test for all rows, because Puppet and pptjs log some warnings only once in the lifetime of a process.
test('catalog: random combinations of statements give the catalogs, logs and errors of Puppet', async (t) => {
  t.timeout(120_000);
  const differences = new Differences('catalog-combinations');
  for (const { case: row, answer } of recorded<Row>('catalog-combinations')) {
    const actual = comparable(await answerTo(row, 'catalog-combinations'));
    const isError = 'error' in actual;
    assertAnswer(t, differences, { id: row.id, actual, expected: comparable(answer), isError }, row.manifest);
  }
  t.deepEqual(differences.unknownIds(), []);
});
