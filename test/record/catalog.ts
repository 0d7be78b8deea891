/**
 * Records the reference's catalogs of the cases in test/catalog/cases, into test/recorded/catalog.jsonl.gz.
 *
 *     node --import tsx test/record/catalog.ts COMMAND [ARGUMENT …]
 *
 * COMMAND reads JSON lines {id, manifest, modulepath, facts, trusted, node} and prints {id, catalog | error, logs}.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { catalogCases, fixtures } from '../catalog/cases.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('which command answers?');

const cases = catalogCases();
const input = cases.map((row) => `${JSON.stringify({ modulepath: fixtures, ...row })}\n`).join('');
const { stdout, status } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'inherit'] });
if (status !== 0) throw new Error(`the reference ended with status ${status}`);

const lines = stdout.replaceAll(fixtures, '$FIXTURES').trimEnd().split('\n');
const answers = lines.map((line) => {
  const { seconds: _, ...answer } = JSON.parse(line);
  if (answer.catalog !== undefined) Object.assign(answer.catalog, { version: 0, catalog_uuid: '' });
  return `${JSON.stringify(answer)}\n`;
});
writeFileSync(new URL('../recorded/catalog.jsonl.gz', import.meta.url), gzipSync(answers.join(''), { level: 9 }));
console.log(`${answers.length} of ${cases.length} cases recorded`);
