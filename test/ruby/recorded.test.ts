import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Answer {
  readonly error?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
}

interface RecordedCase extends Answer {
  /** The manifest. */
  readonly id: string;
}

const here = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const facts = { kernel: 'Linux', os: { name: 'Debian', family: 'Debian' } };
const batch = new CatalogBatch({ strict: recordedStrictness('ruby-scope') });
const uniqueTitle = uniqueTitles();

interface Table {
  readonly name: string;
  readonly subject: string;
  readonly hiera?: string;
}

const tables: readonly Table[] = [
  { name: 'ruby-hiera', subject: 'data functions in Ruby', hiera: `${here}/hiera/hiera.yaml` },
  { name: 'ruby-scope', subject: 'what Ruby code sees' },
];

for (const { name, subject, hiera } of tables) {
  for (const { id, error, logs } of recorded<RecordedCase>(name)) {
    test.serial(uniqueTitle(`${subject}: ${id}`), async (t) => {
      const input = { id, manifest: id, modulepath: `${here}/fixture`, facts, node: 'n.example', hiera };
      const answer = JSON.parse((await batch.answer(JSON.stringify(input))).replaceAll(here, '$TEST')) as Answer;
      t.deepEqual({ error: answer.error, logs: answer.logs }, { error, logs });
    });
  }
}
