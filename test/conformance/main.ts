/**
 * Compares pptjs with Puppet: its recorded answers and catalogs, and if Puppet is installed on this machine, also the
 * syntax trees of all its sources, and the answers to new random expressions and programs. Prints the differences; the last
 * lines are `# passed N` and `# failed N`.
 *
 *     node --import tsx test/conformance/main.ts [--count N] [--programs N] [--seed N] [--show N]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCatalogs } from './catalogs.js';
import { compareCorpus } from './corpus.js';
import { generate } from './generate.js';
import { compareGenerated } from './generated.js';
import { PROGRAM_GENERATORS } from './programs-by-name.js';
import { recordedFiles, isPuppetInstalled } from './puppet.js';
import { compareRecorded } from './recorded.js';
import type { Tally } from './tally.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    programs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '3' },
  },
});
const show = Number(values.show);
let passed = 0;
let failed = 0;

for (const file of recordedFiles()) {
  const tally = await compareRecorded(file);
  process.stdout.write(`${basename(file)}: ${tally.report(show)}`);
  passed += tally.passed;
  failed += tally.failed;
}

const catalogs = await compareCatalogs();
process.stdout.write(`catalogs of real modules: ${catalogs.passed} equal, ${catalogs.different.length} different\n`);
for (const difference of catalogs.different) process.stdout.write(`  ${difference}\n`);
passed += catalogs.passed;
failed += catalogs.different.length;

if (isPuppetInstalled()) {
  await compareTrees();
  const seed = Number(values.seed);
  addTally(`expressions (seed ${seed})`, await compareGenerated(generate(Number(values.count), seed), true));
  // One process of Puppet evaluates all of them, because each takes seconds to start.
  const programs = Object.values(PROGRAM_GENERATORS).flatMap((create) => create(Number(values.programs), seed));
  addTally(
    `programs: ${Object.keys(PROGRAM_GENERATORS).join(', ')} (seed ${seed})`,
    await compareGenerated(programs, false),
  );
} else process.stdout.write('Puppet is not installed: syntax trees and new sources are not compared.\n');

process.stdout.write(`# passed ${passed}\n# failed ${failed}\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function compareTrees(): Promise<void> {
  const trees = await compareCorpus();
  process.stdout.write(`syntax trees: ${trees.passed} equal, ${trees.different.length} different\n`);
  for (const file of trees.different.slice(0, 20)) process.stdout.write(`  ${file}\n`);
  passed += trees.passed;
  failed += trees.different.length;
}

function addTally(name: string, tally: Tally): void {
  process.stdout.write(`${name}: ${tally.report(show)}`);
  passed += tally.passed;
  failed += tally.failed;
}
