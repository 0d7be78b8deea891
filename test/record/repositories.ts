/**
 * Records what Puppet gives for the repositories in test/catalog/repositories in test/recorded/repositories.jsonl.gz.
 *
 *     node --import tsx test/record/repositories.ts puppet-reference test/record/repositories.rb
 *
 * The command reads JSON lines {id, root, global, nodes, lookups} and prints {id, node, catalog | error, class, logs,
 * explanations}.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { repositories, writeRepository } from '../catalog/repositories.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: repositories.ts COMMAND [ARGUMENT …]');

const cases = repositories();
const { stdout, status } = spawnSync(command, args, {
  input: cases
    .map((repository) => {
      const { id, files, nodes, lookups } = repository;
      const { root } = writeRepository(repository);
      return `${JSON.stringify({ id, root, global: 'global/hiera.yaml' in files, nodes, lookups })}\n`;
    })
    .join(''),
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`Puppet ended with status ${status}`);

const expected = cases.reduce((count, { nodes }) => count + Object.keys(nodes).length, 0);
const count = stdout.trimEnd().split('\n').length;
if (count !== expected) throw new Error(`Puppet answered for ${count} of ${expected} nodes`);
writeFileSync(new URL('../recorded/repositories.jsonl.gz', import.meta.url), gzipSync(stdout, { level: 9 }));
