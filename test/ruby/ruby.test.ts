import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters?: unknown;
}

interface Answer {
  readonly error?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
  readonly catalog?: { readonly resources: readonly Resource[] };
}

interface RecordedCall extends Pick<Answer, 'error' | 'logs'> {
  /** The function call. The manifest contains nothing else. */
  readonly id: string;
}

interface RecordedTitle {
  /** The resource. The manifest contains nothing else. */
  readonly id: string;
  readonly error?: string;
  readonly resources?: readonly (readonly [type: string, title: string, parameters: unknown])[];
}

const modulepath = fileURLToPath(new URL('fixture', import.meta.url));
const facts = { os: { name: 'Debian', family: 'Debian' }, networking: { fqdn: 'web01.example' } };
const batch = new CatalogBatch({ strict: recordedStrictness('ruby') });
const uniqueTitle = uniqueTitles();

async function answerTo(manifest: string): Promise<Answer> {
  const line = await batch.answer(JSON.stringify({ id: manifest, manifest, modulepath, facts }));
  return JSON.parse(line.replaceAll(modulepath, '$FIXTURE')) as Answer;
}

for (const { id, error, logs } of recorded<RecordedCall>('ruby')) {
  test.serial(uniqueTitle(`Ruby functions: ${id}`), async (t) => {
    const answer = await answerTo(id);
    t.deepEqual({ error: answer.error, logs: answer.logs }, { error, logs });
  });
}

for (const { id, ...expected } of recorded<RecordedTitle>('titles')) {
  test.serial(uniqueTitle(`title patterns of Ruby types: ${JSON.stringify(id)}`), async (t) => {
    const { error, catalog } = await answerTo(id);
    const resources = catalog?.resources.map(({ type, title, parameters }) => [type, title, parameters ?? null]);
    t.deepEqual(error === undefined ? { resources } : { error }, expected as object);
  });
}

test('regular expressions keep their options on the way to Ruby and back', async (t) => {
  const { logs } = await answerTo(String.raw`
    $patterns = m::patterns()
    notice($patterns.map |$each| { "A\nb" =~ $each })
    notice(m::patterns($patterns).map |$each| { $each[1] })
    notice(m::patterns($patterns).map |$each| { $each[0] } == $patterns)`);
  t.deepEqual(logs, [
    ['notice', '[false, false, true, true]'],
    ['notice', '[false, false, true, true]'],
    ['notice', 'true'],
  ]);
});
