/**
 * Compares the catalogs, errors, log entries and explanations of lookups of random control repositories
 * (generate-repositories.ts) with those of Puppet. Prints the differences. The exit code is 1 if any answer differs.
 *
 *     node --import tsx test/conformance/repositories.ts [--count N] [--seed N] [--show N]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answersTo, type RepositoryAnswer, writeRepository } from '../catalog/repositories.js';
import { generateRepository } from './generate-repositories.js';
import { type CatalogAnswer, catalogDifference, firstDifference } from './modules-difference.js';
import { runPuppet } from './puppet.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '10' },
  },
});
const [count, first] = [Number(options.count), Number(options.seed)];
const repositories = Array.from({ length: count }, (_, index) => generateRepository(first + index));
const totals = { catalogs: 0, errors: 0, explanations: 0, different: 0 };
const expected = await puppetAnswers();
let shown = 0;
for (const repository of repositories) {
  const answers = expected.filter(({ id }) => id === repository.id);
  const actual = await answersTo(repository);
  for (const [index, answer] of answers.entries()) report(answer, actual[index]);
}
console.log(JSON.stringify(totals));
if (totals.different > 0) process.exitCode = 1;

async function puppetAnswers(): Promise<RepositoryAnswer[]> {
  const input = repositories.map((repository) => {
    const { root } = writeRepository(repository);
    const { id, nodes, lookups, files } = repository;
    return `${JSON.stringify({ id, root, global: 'global/hiera.yaml' in files, nodes, lookups })}\n`;
  });
  const script = fileURLToPath(new URL('../record/repositories.rb', import.meta.url));
  const output = await runPuppet(script, { input: input.join('') });
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"id"'))
    .map((line) => JSON.parse(line) as RepositoryAnswer);
}

function report(answer: RepositoryAnswer, actual: RepositoryAnswer | undefined): void {
  totals.catalogs++;
  if (answer.error !== undefined) totals.errors++;
  totals.explanations += Object.keys(answer.explanations).length;
  const differences = [
    catalogDifference(answer as CatalogAnswer, actual as CatalogAnswer | undefined),
    ...Object.entries(answer.explanations).map(([key, text]) => {
      // Puppet cannot explain a lookup of a node that has no definition.
      if (text === null) return null;
      return firstDifference(text, actual?.explanations[key], `explanation of ${key}`);
    }),
  ].filter((difference) => difference !== null);
  if (differences.length === 0) return;
  totals.different++;
  if (shown++ < Number(options.show)) console.log(`${answer.id}, ${answer.node}\n  ${differences.join('\n  ')}`);
}
