/**
 * Compares the values of random programs with the inferred types:
 *
 *     node --import tsx test/conformance/inference.ts --count 100000 --seed 1
 *
 * `--environments` is the number of random environments of modules, of which several main manifests each are compiled.
 * `--seconds` limits the time. Once a minute, a line on standard error states the progress.
 */
import { parseArgs } from 'node:util';
import { generateCollectionEnvironments, generateCollections } from '../inference/generate-collections.js';
import { generateEnvironments } from '../inference/generate-environments.js';
import { generatePrograms } from '../inference/generate-programs.js';
import { observeEnvironment } from '../inference/observe-environment.js';
import { observe } from '../inference/observe.js';
import { generate } from './generate.js';
import { PROGRAM_GENERATORS } from './programs-by-name.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    environments: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
const [count, seed] = [Number(options.count), Number(options.seed)];
const generators = [generate, generatePrograms, generateCollections, ...Object.values(PROGRAM_GENERATORS)];
const BATCH = 500;
/** In seconds. Some programs repeat an iteration until the limit, which would take most of the time of a run. */
const TIME_LIMIT = 1;
const PROGRESS_INTERVAL = 60_000;
const totals = { programs: 0, succeeded: 0, values: 0, contradictions: 0 };
const start = Date.now();
const deadline = start + Number(options.seconds) * 1000;
let nextProgress = start + PROGRESS_INTERVAL;
for (let done = 0; done < count && Date.now() < deadline; done += BATCH) {
  const part = Math.ceil(Math.min(BATCH, count - done) / generators.length);
  const sources = generators.flatMap((create) => create(part, seed + done));
  for (const source of sources) {
    const observation = observe(source, TIME_LIMIT);
    if (observation === null) continue;
    totals.programs++;
    totals.values += observation.values;
    if (!observation.hasFailed) totals.succeeded++;
    if (observation.unsound.length === 0) continue;
    totals.contradictions++;
    console.log(`${source}\n  ${observation.unsound.join('\n  ')}\n`);
  }
  reportProgress(`batch of seed ${seed + done}`);
}
for (let i = 0; i < Number(options.environments) && Date.now() < deadline; i++) {
  const [environment] = (i % 2 === 0 ? generateEnvironments : generateCollectionEnvironments)(1, seed + i);
  const { values, compiled, failures, unsound } = await observeEnvironment(environment!);
  totals.programs += environment!.manifests.length;
  totals.values += values;
  totals.succeeded += compiled;
  if (process.env['SHOW_FAILURES']) console.log(failures.join('\n'));
  if (unsound.length > 0) {
    totals.contradictions++;
    console.log(`environment of seed ${seed + i}:\n  ${unsound.join('\n  ')}\n`);
  }
  reportProgress(`environment of seed ${seed + i}`);
}
console.log(JSON.stringify(totals));
process.exitCode = totals.contradictions > 0 ? 1 : 0;

/** Prints the totals if the last line of progress is old. @param last the part that was compared last */
function reportProgress(last: string): void {
  if (Date.now() < nextProgress) return;
  nextProgress = Date.now() + PROGRESS_INTERVAL;
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stderr.write(`# ${seconds} s, ${last}: ${JSON.stringify(totals)}\n`);
}
