/**
 * Compares the values of random programs with the inferred types:
 *
 *     node --import tsx test/conformance/inference.ts --count 100000 --seed 1
 *
 * `--environments` is the number of random environments of a module, of which nine main manifests each are compiled.
 * `--seconds` limits the time.
 */
import { parseArgs } from 'node:util';
import { generateEnvironments } from '../inference/generate-environments.js';
import { generatePrograms } from '../inference/generate-programs.js';
import { observeEnvironment } from '../inference/observe-environment.js';
import { observe } from '../inference/observe.js';
import { generate } from './generate.js';
import { generateTypedPrograms } from './typed-programs.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    environments: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
const [count, seed] = [Number(options.count), Number(options.seed)];
const BATCH = 500;
const totals = { programs: 0, succeeded: 0, values: 0, contradictions: 0 };
const deadline = Date.now() + Number(options.seconds) * 1000;
for (let done = 0; done < count && Date.now() < deadline; done += BATCH) {
  const third = Math.ceil(Math.min(BATCH, count - done) / 3);
  const sources = [generate, generatePrograms, generateTypedPrograms].flatMap((create) => create(third, seed + done));
  for (const source of sources) {
    const observation = observe(source);
    if (observation === null) continue;
    totals.programs++;
    totals.values += observation.values;
    if (!observation.hasFailed) totals.succeeded++;
    if (observation.unsound.length === 0) continue;
    totals.contradictions++;
    console.log(`${source}\n  ${observation.unsound.join('\n  ')}\n`);
  }
}
for (let i = 0; i < Number(options.environments) && Date.now() < deadline; i++) {
  const [environment] = generateEnvironments(1, seed + i);
  const { values, compiled, failures, unsound } = await observeEnvironment(environment!);
  totals.programs += environment!.manifests.length;
  totals.values += values;
  totals.succeeded += compiled;
  if (process.env['SHOW_FAILURES']) console.log(failures.join('\n'));
  if (unsound.length === 0) continue;
  totals.contradictions++;
  console.log(`environment of seed ${seed + i}:\n  ${unsound.join('\n  ')}\n`);
}
console.log(JSON.stringify(totals));
process.exitCode = totals.contradictions > 0 ? 1 : 0;
