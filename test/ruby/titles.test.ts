import { fileURLToPath } from 'node:url';
import { CatalogBatch } from '@pptjs/cli';
import test from 'ava';
import { recorded } from '../recorded/read.js';

interface Answer {
  readonly id: string;
  readonly error?: string;
  readonly resources?: readonly (readonly [string, string, unknown])[];
}

interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters?: unknown;
}

const modulepath = fileURLToPath(new URL('fixture', import.meta.url));
const batch = new CatalogBatch();

for (const { id, ...expected } of recorded<Answer>('titles')) {
  test.serial(id, async (t) => {
    const answer = JSON.parse(await batch.answer(JSON.stringify({ id, manifest: id, modulepath }))) as {
      error?: string;
      catalog?: { resources: Resource[] };
    };
    const { error, catalog } = answer;
    const resources = catalog?.resources.map(({ type, title, parameters }) => [type, title, parameters ?? null]);
    t.deepEqual(error === undefined ? { resources } : { error }, expected as object);
  });
}
