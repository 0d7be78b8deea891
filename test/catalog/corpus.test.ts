import { existsSync } from 'node:fs';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { corpus } from '../conformance/puppet.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { type CorpusAnswer, shorten } from './corpus-answer.js';

interface Case extends CorpusAnswer {
  /** The number of the Puppet process that answered the case. A process logs some warnings only once. */
  readonly group: number;
  readonly manifest: string;
  /** The name of the facts in `corpus-facts`. */
  readonly system: string;
}

if (existsSync(corpus)) {
  const facts = new Map(
    recorded<{ system: string; facts: unknown }>('corpus-facts').map((each) => [each.system, each.facts]),
  );
  const batches = new Map<number, CatalogBatch>();
  for (const { id, group, manifest, system, error, digest, logs } of recorded<Case>('corpus-catalogs')) {
    const batch = batches.get(group) ?? new CatalogBatch({ corpus, strict: recordedStrictness('corpus-catalogs') });
    batches.set(group, batch);
    test.serial(`corpus: catalog of ${id} (group ${group})`, async (t) => {
      const line = JSON.stringify({ id, manifest, modulepath: '$CORPUS', facts: facts.get(system) });
      const answer = shorten((await batch.answer(line)).replaceAll(corpus, '$CORPUS'));
      t.deepEqual({ error: answer.error, digest: answer.digest, logs: answer.logs }, { error, digest, logs });
    });
  }
} else test.skip(`corpus: catalogs of real modules (the modules are not installed in ${corpus})`, () => undefined);
