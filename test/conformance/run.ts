/**
 * Asks `pptjs eval --batch` every case of a file of recorded answers, and prints how many answers differ, and in what.
 *
 *     node --import tsx test/conformance/run.ts FILE.jsonl.gz [--show N] [--only FIELD]
 *
 * `--show` prints the first N differing cases of each kind, `--only` those of one kind. The exit code is 1 where any differ.
 */
import { parseArgs } from 'node:util';
import { linesOf, parseAnswer, type Answer } from './answers.js';
import { Tally } from './tally.js';
import { runPptjs } from './reference.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  process.stderr.write('usage: run.ts FILE.jsonl.gz [--show N] [--only FIELD]\n');
  process.exit(2);
}

const lines: string[] = [];
for await (const line of linesOf(file)) if (line.trim() !== '') lines.push(line);

const expected = lines.map(parseAnswer);
const printed = await runPptjs(['eval', '--batch'], `${lines.join('\n')}\n`);
const actual = new Map<string, Answer>(printed.split('\n').filter(Boolean).map(parseAnswer).map((answer) => [answer.id, answer]));

const tally = new Tally();
for (const answer of expected) tally.add(answer, actual.get(answer.id));
process.stdout.write(tally.report(Number(values.show), values.only));
process.exitCode = tally.failed > 0 ? 1 : 0;
