/**
 * Compares the catalogs of random environments (test/inference/generate-environments.ts) with those of Puppet. Prints the
 * differences. The exit code is 1 if any catalog differs.
 *
 *     node --import tsx test/conformance/environments.ts [--count N] [--seed N] [--show N]
 *
 * `--count` is the number of environments, of which eleven main manifests each are compiled. `--show` prints the first N
 * differences of each batch.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeIn } from '../catalog/folder.js';
import { generateEnvironments } from '../inference/generate-environments.js';
import { type CatalogAnswer, catalogAnswersOf, catalogDifference } from './modules-difference.js';
import { corpus, runPptjs, runPuppet } from './puppet.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '5' },
  },
});
interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly modulepath: string;
}

const [count, seed] = [Number(options.count), Number(options.seed)];
const BATCH = 25;
const totals = { catalogs: 0, errors: 0, different: 0 };
for (let done = 0; done < count; done += BATCH) await compareBatch(Math.min(BATCH, count - done), seed + done);
console.log(JSON.stringify(totals));
if (totals.different > 0) process.exitCode = 1;

/** Compares the environments of `size` seeds. */
async function compareBatch(size: number, first: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'compared-environments-'));
  try {
    const library = join(folder, 'library');
    mkdirSync(library);
    symlinkSync(join(corpus, 'stdlib'), join(library, 'stdlib'));
    const cases = Array.from({ length: size }, (_, index) => {
      const [environment] = generateEnvironments(1, first + index);
      const modules = join(folder, String(first + index));
      writeIn(modules, environment!.files);
      return environment!.manifests.map((manifest, number) => ({
        id: `${first + index}: ${number}`,
        manifest,
        modulepath: `${modules}:${library}`,
      }));
    }).flat();
    const expected = await puppetAnswers(cases);
    const actual = catalogAnswersOf(await runPptjs(['batch', 'compile', '--strict', 'error'], inputOf(cases)));
    report(cases, expected, actual);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inputOf(cases: readonly Case[]): string {
  return cases.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Returns Puppet's answers. A full stack ends its process: it then continues after the case. */
async function puppetAnswers(cases: readonly Case[]): Promise<ReadonlyMap<string, CatalogAnswer>> {
  const answers = new Map<string, CatalogAnswer>();
  let rest = cases;
  while (rest.length > 0) {
    const output = await runPuppet('compile.rb', { input: inputOf(rest), env: { PUPPET_STRICT: 'error' } });
    const found = catalogAnswersOf(output);
    for (const [id, answer] of found) answers.set(id, answer);
    const [crashed] = rest.slice(found.size);
    if (crashed !== undefined) answers.set(crashed.id, { id: crashed.id, error: 'stack level too deep' });
    rest = rest.slice(found.size + 1);
  }
  return answers;
}

function report(
  cases: readonly Case[],
  expected: ReadonlyMap<string, CatalogAnswer>,
  actual: ReadonlyMap<string, CatalogAnswer>,
): void {
  let shown = 0;
  for (const { id, manifest } of cases) {
    totals.catalogs++;
    if (expected.get(id)?.error !== undefined) totals.errors++;
    const difference = catalogDifference(expected.get(id), actual.get(id));
    if (difference === null) continue;
    totals.different++;
    if (shown++ < Number(options.show)) console.log(`${id}\n  ${manifest.replaceAll('\n', '\n  ')}\n  ${difference}`);
  }
}
