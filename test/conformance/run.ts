/**
 * Compares a file of recorded answers with the answers of `pptjs batch eval`, and prints the number of answers that
 * differ, by field.
 *
 *     node --import tsx test/conformance/run.ts FILE.jsonl.gz [--show N] [--only FIELD]
 *
 * `--show` prints the first N different cases for each field, `--only` prints those for one field. The exit code is 1 if
 * any answer differs.
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
