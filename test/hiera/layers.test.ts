/** Invalid data in the global layer and in the layer of a module, deep merges, conversions, and values of the caller. */
import { join } from 'node:path';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { folderOf } from '../catalog/folder.js';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';

interface Answer {
  readonly error?: string;
  readonly class?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
}

interface Case extends Answer {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

// One test for all cases, because Puppet and pptjs log some warnings only once in the lifetime of a process.
test('hiera: invalid data in each layer, merges, conversions and values of the caller give the errors and logs of Puppet', async (t) => {
  t.timeout(120_000);
  const differences = new Differences('hiera-layers');
  const batch = new CatalogBatch({ strict: recordedStrictness('hiera-layers') });
  for (const { id, files, manifest, facts, ...expected } of recorded<Case>('hiera-layers')) {
    const folder = folderOf(files);
    const request = {
      id,
      manifest,
      facts,
      modulepath: join(folder, 'modules'),
      hiera: join(folder, 'hiera.yaml'),
      node: 'n.example',
      trusted: { certname: 'n.example' },
    };
    const line = (await batch.answer(JSON.stringify(request))).replaceAll(folder, '$DIR');
    const { error, class: className, logs } = JSON.parse(line) as Answer;
    const actual = { ...(error !== undefined && { error, class: className }), logs };
    assertAnswer(t, differences, { id, actual, expected, isError: error !== undefined }, `${id}\n${manifest}`);
  }
  t.deepEqual(differences.unknownIds(), []);
});
