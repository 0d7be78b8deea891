import { fileURLToPath } from 'node:url';
import { CatalogBatch } from '@pptjs/cli';
import test from 'ava';
import { recorded } from '../recorded/read.js';

interface Answer {
  readonly id: string;
  readonly error?: string;
  readonly logs: readonly (readonly [string, string])[];
}

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const facts = { os: { name: 'Debian', family: 'Debian' }, networking: { fqdn: 'web01.example' } };
const batch = new CatalogBatch();

for (const { id, error, logs } of recorded<Answer>('ruby')) {
  test.serial(id, async (t) => {
    const answer = JSON.parse(
      (await batch.answer(JSON.stringify({ id, manifest: id, modulepath: fixture, facts }))).replaceAll(
        fixture,
        '$FIXTURE',
      ),
    ) as Answer;
    t.deepEqual({ error: answer.error, logs: answer.logs }, { error, logs });
  });
}
