/**
 * Compares the answers to random calls of functions (calls.ts) with those of Puppet. Prints the differences.
 *
 *     node --import tsx test/conformance/compare-calls.ts [--count N] [--seed N] [--show N]
 */
import { parseArgs } from 'node:util';
import { generateCalls } from './calls.js';
import { compareGenerated } from './generated.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '10' },
  },
});
const tally = await compareGenerated(generateCalls(Number(values.count), Number(values.seed)), true);
process.stdout.write(tally.report(Number(values.show)));
