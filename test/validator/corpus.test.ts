import { existsSync } from 'node:fs';
import { check } from '@pptjs/transpiler';
import test from 'ava';
import { corpus } from '../conformance/puppet.js';
import { corpusCases } from '../record/validator-corpus.js';
import { recordedCorpus } from '../record/validator-table.js';
import { recordedStrictness } from '../recorded/strictness.js';

/** Puppet reports these warnings while it reads a source, not while it validates it. */
const READING = new Set(['UNRECOGNIZED_ESCAPE', 'ILLEGAL_UNICODE_ESCAPE']);

if (!existsSync(corpus)) test.skip(`corpus: diagnostics (the modules are not installed in ${corpus})`, () => undefined);
else {
  test('corpus: each manifest and template has the diagnostics of Puppet', (t) => {
    const recorded = new Map(recordedCorpus().map((row) => [row.id, row]));
    const cases = corpusCases();
    t.is(cases.length, recorded.size);
    const strict = recordedStrictness('validator-corpus');
    for (const { id, source, file, modulePath, epp } of cases) {
      const actual = check(source, { file, modulePath, epp, strict }).filter(({ code }) => !READING.has(code));
      const expected = recorded.get(id)?.diagnostics ?? [];
      const rows = actual.map(({ code, message, line, column }) => [code, message, line, column]);
      const expectedRows = expected.map(([code, , message, line, column]) => [code, message, line, column]);
      if (JSON.stringify(rows) !== JSON.stringify(expectedRows)) t.deepEqual(rows, expectedRows, id);
    }
    t.pass();
  });
}
