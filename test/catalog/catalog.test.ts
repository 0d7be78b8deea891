import test from 'ava';
import { answerTo, comparable, recordedAnswers } from './answers.js';
import { catalogCases } from './cases.js';
import { DIFFERENCES } from './differences.js';

const answers = recordedAnswers();

for (const row of catalogCases()) {
  const different = DIFFERENCES.has(row.id);
  (different ? test.failing : test)(row.id, async (t) => {
    const expected = answers.get(row.id);
    if (expected === undefined) return t.fail('no answer is recorded: run test/record/catalog.ts');
    t.deepEqual(comparable(await answerTo(row)), comparable(expected), row.manifest);
  });
}

test('every difference is a case', (t) => {
  const ids = new Set(catalogCases().map(({ id }) => id));
  t.deepEqual(
    [...DIFFERENCES.keys()].filter((id) => !ids.has(id)),
    [],
  );
});
