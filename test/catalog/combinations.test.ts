import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import test from 'ava';
import { type Answer, answerTo, comparable } from './answers.js';
import type { CatalogCase } from './cases.js';
import { COMBINED_DIFFERENCES } from './differences.js';

interface Row {
  readonly case: CatalogCase;
  readonly answer: Answer;
}

const rows = gunzipSync(readFileSync(new URL('../recorded/catalog-combinations.jsonl.gz', import.meta.url)))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

// In their order: some warnings are given once for all.
test('combinations of what catalogs are made of', async (t) => {
  t.timeout(120_000);
  let tried = 0;
  for (const { case: row, answer } of rows) {
    const actual = comparable(await answerTo(row));
    if (COMBINED_DIFFERENCES.has(row.id))
      t.notDeepEqual(actual, comparable(answer), `${row.id} is no difference any more`);
    else t.deepEqual(actual, comparable(answer), `${row.id}\n${row.manifest}`);
    tried++;
  }
  t.is(tried, rows.length);
});
