/**
 * Writes Puppet's answers into files of text cases (test/operators/cases/*.txt and others). It replaces Puppet's
 * answers that the files have.
 *
 *     node --import tsx test/record/cases.ts FILE... -- COMMAND [ARGUMENT...]
 *
 * COMMAND reads JSON lines {id, source} and prints {id, string, type, logs} or {id, error, code, logs}:
 * `../shared/oracle/puppet-reference ../shared/oracle/evaluate.rb`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ANSWER_LINES, CASE_FILE, readTextCases, recordedAnswerLines } from '../cases/text-cases.js';
import { CASE_STRICTNESS } from '../recorded/strictness.js';

const separator = process.argv.indexOf('--');
const files = process.argv.slice(2, separator);
const [command, ...args] = separator === -1 ? [] : process.argv.slice(separator + 1);
if (command === undefined || files.length === 0) {
  process.stderr.write('usage: cases.ts FILE... -- COMMAND [ARGUMENT...]\n');
  process.exit(2);
}

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const cases = readTextCases(text);
  const { stdout, status } = spawnSync(command, args, {
    input: cases.map(({ title, source }) => `${JSON.stringify({ id: title, source })}\n`).join(''),
    env: { ...process.env, PUPPET_STRICT: CASE_STRICTNESS, CASE_FILE },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ended with status ${status}`);
  const answers = stdout.trimEnd().split('\n');
  const sections = cases.map(({ title, source, answer, from }, index) => {
    const lines = from === 'pptjs' && answer !== null ? answer : recordedAnswerLines(answers[index] ?? '');
    return `#### ${title}\n${source}\n${ANSWER_LINES[from]}\n${lines}\n`;
  });
  const introduction = text.slice(0, Math.max(0, text.search(/^#### /m)));
  writeFileSync(file, `${introduction}${sections.join('\n')}`);
  process.stdout.write(`${file}: ${cases.length} answers recorded\n`);
}
