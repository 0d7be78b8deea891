/**
 * Compares the values of random programs with those of Puppet. Prints the differences.
 *
 *     node --import tsx test/conformance/programs.ts [--count N] [--seed N] [--only GENERATOR] [--show N]
 *
 * `--count` is the number of programs of each generator.
 */
import { parseArgs } from 'node:util';
import { compareGenerated } from './generated.js';
import { PROGRAM_GENERATORS } from './programs-by-name.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    show: { type: 'string', default: '3' },
  },
});
const [count, seed] = [Number(options.count), Number(options.seed)];
const BATCH = 250;
for (const [name, create] of Object.entries(PROGRAM_GENERATORS)) {
  if (options.only !== undefined && options.only !== name) continue;
  for (let done = 0; done < count; done += BATCH) {
    const tally = await compareGenerated(create(Math.min(BATCH, count - done), seed + done), false);
    process.stdout.write(
      `${name} (seed ${seed + done}, ${tally.errors} errors): ${tally.report(Number(options.show))}`,
    );
    if (tally.failed > 0) process.exitCode = 1;
  }
}
