import { existsSync } from 'node:fs';
/** Every manifest and template of the reference's corpus has the diagnostics that the reference gives it. */
import { check } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/reference.js';
import { corpusCases } from '../record/validator-corpus.js';
import { recordedCorpus } from '../record/validator-table.js';

const present = existsSync(corpus);

(present ? test : test.skip)('the corpus of real modules (skipped where it is not installed)', (t) => {
  const recorded = new Map(recordedCorpus().map((row) => [row.id, row]));
  const cases = corpusCases();
  t.is(cases.length, recorded.size);
  for (const { id, source, file, modulePath, epp } of cases) {
    const actual = check(source, { file, modulePath, epp }).filter(
      ({ code }) => code !== 'UNRECOGNIZED_ESCAPE' && code !== 'ILLEGAL_UNICODE_ESCAPE',
    );
    const expected = recorded.get(id)?.diagnostics ?? [];
    const rows = actual.map(({ code, message, line, column }) => [code, message, line, column]);
    const expectedRows = expected.map(([code, , message, line, column]) => [code, message, line, column]);
    if (JSON.stringify(rows) !== JSON.stringify(expectedRows)) t.deepEqual(rows, expectedRows, id);
  }
});
