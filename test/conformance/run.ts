/**
 * Asks `pptjs eval --batch` every case of a file of recorded answers, and prints how many answers differ, and in what.
 *
 *     node --import tsx test/conformance/run.ts FILE.jsonl.gz [--show N] [--only FIELD]
 *
 * `--show` prints the first N differing cases of each kind, `--only` those of one kind. The exit code is 1 where any
 * differ.
 */
import { parseArgs } from 'node:util';
import { compareRecorded } from './recorded.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) {
  process.stderr.write('usage: run.ts FILE.jsonl.gz [--show N] [--only FIELD]\n');
  process.exit(2);
}

const tally = await compareRecorded(file);
process.stdout.write(tally.report(Number(values.show), values.only));
process.exitCode = tally.failed > 0 ? 1 : 0;
