import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CatalogBatch } from '@pptjs/catalog';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { type CorpusAnswer, shorten } from './corpus-answer.js';

interface Case extends CorpusAnswer {
  /** The cases that one process of the reference answered: it warns of some things only once. */
  readonly group: number;
  readonly manifest: string;
  readonly system: string;
}

const corpus = join(process.env['PUPPET_REFERENCE'] ?? join(homedir(), '.cache/puppet-reference'), 'corpus');

if (existsSync(corpus)) {
  const facts = new Map(
    recorded<{ system: string; facts: unknown }>('corpus-facts').map((each) => [each.system, each.facts]),
  );
  const batches = new Map<number, CatalogBatch>();
  for (const { id, group, manifest, system, error, digest, logs } of recorded<Case>('corpus-catalogs')) {
    if (!batches.has(group)) batches.set(group, new CatalogBatch({ corpus }));
    test.serial(`${group}: ${id}`, async (t) => {
      const line = JSON.stringify({ id, manifest, modulepath: '$CORPUS', facts: facts.get(system) });
      const answer = shorten((await batches.get(group)!.answer(line)).replaceAll(corpus, '$CORPUS'));
      t.deepEqual({ error: answer.error, digest: answer.digest, logs: answer.logs }, { error, digest, logs });
    });
  }
} else {
  test('catalogs of real modules', (t) => {
    t.log(`skipped: there is no corpus of modules at ${corpus}`);
    t.pass();
  });
}
