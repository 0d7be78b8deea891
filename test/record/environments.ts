/**
 * Records Puppet's answers to the environments in test/catalog/environments in test/recorded/environments.jsonl.gz.
 *
 *     node --import tsx test/record/environments.ts puppet-reference test/record/environments.rb
 *
 * The command reads JSON lines {id, directory, node, facts} and prints {id, catalog | error, class, logs}.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { environmentCases } from '../catalog/environments.js';
import { folderOf } from '../catalog/folder.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: environments.ts COMMAND [ARGUMENT …]');

const cases = environmentCases().map(({ files, ...row }) => ({ ...row, directory: folderOf(files) }));
const { stdout, status } = spawnSync(command, args, {
  input: cases.map((row) => `${JSON.stringify(row)}\n`).join(''),
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`Puppet ended with status ${status}`);

const count = stdout.trimEnd().split('\n').length;
if (count !== cases.length) throw new Error(`Puppet answered ${count} of ${cases.length} cases`);
writeFileSync(new URL('../recorded/environments.jsonl.gz', import.meta.url), gzipSync(stdout, { level: 9 }));
