/**
 * Records Puppet's catalogs of the cases in test/catalog/cases in test/recorded/catalog.jsonl.gz. With
 * `--combinations`, records the cases that catalog_combinations.py prints and their catalogs in
 * test/recorded/catalog-combinations.jsonl.gz.
 *
 *     node --import tsx test/record/catalog.ts [--combinations] COMMAND [ARGUMENT …]
 *
 * COMMAND reads JSON lines {id, manifest, modulepath, facts, trusted, node} and prints {id, catalog | error, logs}.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type CatalogCase, catalogCases, fixtures } from '../catalog/cases.js';
import { recordedStrictness } from '../recorded/strictness.js';

const isCombinations = process.argv[2] === '--combinations';
const [command, ...args] = process.argv.slice(isCombinations ? 3 : 2);
if (command === undefined) throw new Error('usage: catalog.ts [--combinations] COMMAND [ARGUMENT …]');

/** Matches the messages of Ruby about an error in Puppet's code. They contain addresses and source text. */
const RUBY_MESSAGE = /undefined method `|0x[0-9a-f]{8}/;

const cases: readonly CatalogCase[] = isCombinations
  ? readFileSync(0, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : catalogCases();
const input = cases.map((row) => `${JSON.stringify({ modulepath: fixtures, ...row })}\n`).join('');
const table = isCombinations ? 'catalog-combinations' : 'catalog';
const { stdout, status } = spawnSync(command, args, {
  input,
  env: { ...process.env, PUPPET_STRICT: recordedStrictness(table) },
  encoding: 'utf8',
  maxBuffer: 1 << 30,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`Puppet ended with status ${status}`);

const lines = stdout.replaceAll(fixtures, '$FIXTURES').trimEnd().split('\n');
const answers = lines.map((line) => {
  const { seconds: _, ...answer } = JSON.parse(line);
  if (answer.catalog !== undefined) Object.assign(answer.catalog, { version: 0, catalog_uuid: '' });
  return answer;
});
const rows = isCombinations
  ? cases
      .map((row, i) => ({ case: row, answer: answers[i] }))
      .filter(({ answer }) => !RUBY_MESSAGE.test(answer.error ?? ''))
  : answers;
writeFileSync(
  new URL(`../recorded/${table}.jsonl.gz`, import.meta.url),
  gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 9 }),
);
console.log(`${rows.length} of ${cases.length} cases recorded`);
