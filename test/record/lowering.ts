/**
 * Records Puppet's answers to the cases in test/lowering/cases in test/recorded/lowering.jsonl.gz.
 *
 *     node --import tsx test/record/lowering.ts COMMAND [ARGUMENT …]
 *
 * COMMAND reads JSON lines {id, source, facts} and prints {id, string, type, logs} or {id, error, code, logs}. The
 * recorder sets the strictness of the table: see test/recorded/strictness.ts.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { facts, file, loweringCases } from '../lowering/cases.js';
import { recordedStrictness } from '../recorded/strictness.js';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: lowering.ts COMMAND [ARGUMENT …]');

const input = loweringCases()
  .map((row) => `${JSON.stringify({ ...row, facts })}\n`)
  .join('');
const env = { ...process.env, PUPPET_STRICT: recordedStrictness('lowering'), CASE_FILE: file };
const { stdout, status } = spawnSync(command, args, {
  input,
  env,
  encoding: 'utf8',
  maxBuffer: 1 << 30,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`Puppet ended with status ${status}`);

const answers = stdout
  .trimEnd()
  .split('\n')
  .map((line) => {
    const { value: _, kind: __, ...answer } = JSON.parse(line) as Record<string, unknown>;
    return `${JSON.stringify(answer)}\n`;
  });
writeFileSync(new URL('../recorded/lowering.jsonl.gz', import.meta.url), gzipSync(answers.join(''), { level: 9 }));
console.log(`${answers.length} answers recorded`);
