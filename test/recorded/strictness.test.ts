import { readdirSync } from 'node:fs';
import test from 'ava';
import { TABLE_STRICTNESS } from './strictness.js';

test('every recorded table states under which strictness Puppet answered', (t) => {
  const tables = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.jsonl.gz'));
  t.deepEqual(Object.keys(TABLE_STRICTNESS).toSorted(), tables.map((name) => name.replace('.jsonl.gz', '')).toSorted());
});
