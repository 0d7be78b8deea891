/** Wrong data in the global layer and in a module's, and deep merges, with what the reference says of them. */
import { join } from 'node:path';
import { CatalogBatch } from '@pptjs/catalog';
import test from 'ava';
import { folderOf } from '../catalog/folder.js';
import { recorded } from '../recorded/read.js';

interface Told {
  readonly error?: string;
  readonly class?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
}

interface Case extends Told {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What stays different: in Ruby an array that knocks out elements of itself skips others on the way. */
const DIFFERENT: ReadonlySet<string> = new Set(['a merge: 132', 'a merge: 189', 'a merge: 219', 'a merge: 478']);

// In their order: some warnings are given once for all.
test('lookups in layers', async (t) => {
  t.timeout(120_000);
  const batch = new CatalogBatch();
  for (const { id, files, manifest, facts, ...expected } of recorded<Case>('hiera-layers')) {
    const folder = folderOf(files);
    const asked = {
      id,
      manifest,
      facts,
      modulepath: join(folder, 'modules'),
      hiera: join(folder, 'hiera.yaml'),
      node: 'n.example',
      trusted: { certname: 'n.example' },
    };
    const answer = JSON.parse((await batch.answer(JSON.stringify(asked))).replaceAll(folder, '$DIR')) as Told;
    const told = { ...(answer.error !== undefined && { error: answer.error, class: answer.class }), logs: answer.logs };
    if (DIFFERENT.has(id)) t.notDeepEqual(told, expected, `${id} is no difference any more`);
    else t.deepEqual(told, expected, `${id}\n${manifest}`);
  }
});
