import { existsSync } from 'node:fs';
import { type CatalogExtension, moduleExtensions } from '@pptjs/catalog';
import test from 'ava';
import { createRuby } from '../../packages/catalog/dist/disk/ruby-package.js';
import { rubyReader } from '../../packages/catalog/dist/disk/ruby-reader.js';
import { rubyExtension } from '../../packages/catalog/dist/extensions/ruby-extension.js';
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

/** How Ruby code runs: compiled to JavaScript where possible, or all in the interpreter. */
const MODES = ['JavaScript', 'the interpreter'] as const;

/** The group of catalogs that the interpreter compiles, too. */
const INTERPRETED_GROUP = 0;

function extensionsOf(mode: (typeof MODES)[number]): readonly CatalogExtension[] {
  if (mode === 'JavaScript') return moduleExtensions();
  const reject = () => ({ rejected: { reason: 'the interpreter runs all code', line: 1, column: 1 } });
  const compiler = { compileTemplate: reject, compileFunction: reject };
  return [...moduleExtensions(), rubyExtension(createRuby, () => compiler, rubyReader)];
}

if (existsSync(corpus)) {
  const facts = new Map(
    recorded<{ system: string; facts: unknown }>('corpus-facts').map((each) => [each.system, each.facts]),
  );
  for (const mode of MODES) {
    const batches = new Map<number, CatalogBatch>();
    const cases = recorded<Case>('corpus-catalogs').filter(
      ({ group }) => mode === 'JavaScript' || group === INTERPRETED_GROUP,
    );
    for (const { id, group, manifest, system, error, digest, logs } of cases) {
      const options = { corpus, strict: recordedStrictness('corpus-catalogs'), extensions: extensionsOf(mode) };
      const batch = batches.get(group) ?? new CatalogBatch(options);
      batches.set(group, batch);
      test.serial(`corpus: catalog of ${id} (group ${group}), templates in ${mode}`, async (t) => {
        const line = JSON.stringify({ id, manifest, modulepath: '$CORPUS', facts: facts.get(system) });
        const answer = shorten((await batch.answer(line)).replaceAll(corpus, '$CORPUS'));
        t.deepEqual({ error: answer.error, digest: answer.digest, logs: answer.logs }, { error, digest, logs });
      });
    }
  }
} else test.skip(`corpus: catalogs of real modules (the modules are not installed in ${corpus})`, () => undefined);
