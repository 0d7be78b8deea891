import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { answerTo, comparable, recordedAnswers } from './answers.js';
import { catalogCases } from './cases.js';

const answers = recordedAnswers();
const differences = new Differences('catalog');

for (const row of catalogCases()) {
  const listed = differences.find(row.id);
  test(listed === undefined ? row.id : `${row.id} (differs from Puppet: ${listed.reason})`, async (t) => {
    const recorded = answers.get(row.id);
    if (recorded === undefined) return t.fail('no answer is recorded: run test/record/catalog.ts');
    const actual = comparable(await answerTo(row));
    const expected = comparable(recorded);
    const isError = 'error' in actual;
    assertAnswer(t, differences, { id: row.id, actual, expected, isError }, row.manifest);
  });
}

test('catalog: each listed difference is a case', (t) => {
  const ids = new Set(catalogCases().map(({ id }) => id));
  t.deepEqual(
    differences.ids().filter((id) => !ids.has(id)),
    [],
  );
});
