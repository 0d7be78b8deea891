/**
 * Compares pptjs with Puppet: its recorded answers and catalogs, and if Puppet is installed on this machine, also the
 * syntax trees of all its sources, and the answers to new random expressions and programs. Prints the differences; the last
 * lines are `# passed N` and `# failed N`.
 *
 *     node --import tsx test/conformance/main.ts [--count N] [--programs N] [--seed N] [--show N]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAnswer, type Answer } from './answers.js';
import { compareCatalogs } from './catalogs.js';
import { isPuppetCrash } from './compare.js';
import { compareCorpus } from './corpus.js';
import { generate } from './generate.js';
import { recordedFiles, isPuppetInstalled, runPptjs, runPuppet } from './puppet.js';
import { compareRecorded } from './recorded.js';
import { Tally } from './tally.js';
import { generateTypedPrograms } from './typed-programs.js';

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
  await compareGenerated(`expressions (seed ${seed})`, generate(Number(values.count), seed), true);
  await compareGenerated(`programs (seed ${seed})`, generateTypedPrograms(Number(values.programs), seed), false);
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

/** @param sharesEnvironment whether all sources are evaluated in one environment of Puppet: they may define nothing */
async function compareGenerated(name: string, sources: readonly string[], sharesEnvironment: boolean): Promise<void> {
  const input = sources.map((source, index) => `${JSON.stringify({ id: String(index), source })}\n`).join('');
  const answersOf = (text: string): Answer[] => text.split('\n').filter(Boolean).map(parseAnswer);
  // Puppet needs an absolute path for sources with definitions.
  const env = { PUPPET_STRICT: 'warning', ...(sharesEnvironment ? { REUSE: '1' } : { CASE_FILE: '/case.pp' }) };
  const expected = answersOf(await runPuppet('evaluate.rb', { input, env }));
  const actual = new Map(
    answersOf(await runPptjs(['batch', 'eval', '--strict', 'warning'], input)).map((answer) => [answer.id, answer]),
  );
  const tally = new Tally();
  for (const answer of expected) {
    const [source] = sources.slice(Number(answer.id));
    const full = { ...answer, source: source! };
    if (!isUncomparable(full)) tally.add(full, actual.get(answer.id));
  }
  process.stdout.write(`${name}: ${tally.report(show)}`);
  passed += tally.passed;
  failed += tally.failed;
}

/**
 * Whether an answer says nothing about the language: it contains memory addresses of Ruby objects, or `%p` of sprintf
 * shows Ruby's own representation of a value. A crash of Puppet is comparable: pptjs must report an error.
 */
function isUncomparable(answer: Answer): boolean {
  if (isPuppetCrash(answer)) return false;
  const { source, error = '', string = '' } = answer;
  return source.includes("sprintf('%p'") || /#<|0x0000/.test(error + string);
}
