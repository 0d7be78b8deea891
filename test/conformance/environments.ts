/**
 * Compares the catalogs of random environments (test/inference/generate-environments.ts) with those of Puppet. Prints the
 * differences. The exit code is 1 if any catalog differs.
 *
 *     node --import tsx test/conformance/environments.ts [--count N] [--seed N] [--show N]
 *
 * `--count` is the number of environments, of which nine main manifests each are compiled. `--show` prints the first N
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
    const input = cases.map((row) => `${JSON.stringify(row)}\n`).join('');
    const expected = catalogAnswersOf(await runPuppet('compile.rb', { input, env: { PUPPET_STRICT: 'error' } }));
    const actual = catalogAnswersOf(await runPptjs(['batch', 'compile', '--strict', 'error'], input));
    report(cases, expected, actual);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(
  cases: readonly { readonly id: string; readonly manifest: string }[],
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
