import { readFileSync } from 'node:fs';
import test from 'ava';
import { diagnosticsPage } from '../record/diagnostics.js';

test('docs/diagnostics.md is what its generator makes', (t) => {
  t.is(readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8'), diagnosticsPage());
});
