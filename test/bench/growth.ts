import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledStdlib, compileCatalog, findDependencyCycles, moduleExtensions } from '@pptjs/catalog';
import { type GrowthCase, growthCases } from './growth-cases.js';
import { summary } from './measure.js';
import { table } from './table.js';

const MAX_ROUNDS = 3;

/**
 * Measures catalogs of three sizes for each case: the CPU time, and the exponent by which it grows from the second size
 * to the third one. `only` selects the cases whose names contain it.
 */
export async function benchGrowth(rounds: number, only = ''): Promise<string> {
  const rows = [['case', 'sizes', 'CPU time', '', '', 'exponent', '']];
  for (const each of growthCases.filter(({ name }) => name.includes(only)))
    rows.push(await rowOf(each, Math.min(rounds, MAX_ROUNDS)));
  return `Growth\n${table(rows)}`;
}

async function rowOf(growthCase: GrowthCase, rounds: number): Promise<string[]> {
  const { name, size, isSquare = false } = growthCase;
  const sizes = [size, 2 * size, 4 * size];
  await cpuSeconds(growthCase, Math.ceil(size / 10));
  const seconds: number[] = [];
  for (const n of sizes) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await cpuSeconds(growthCase, n));
    seconds.push(summary(times).median);
  }
  const [, second = 0, third = 0] = seconds;
  return [
    name,
    sizes.join(' / '),
    ...seconds.map((each) => `${(each * 1000).toFixed(0)} ms`),
    Math.log2(third / second).toFixed(1),
    isSquare ? 'the catalog has size n²' : '',
  ];
}

/** Compiles a catalog from a new folder and searches it for dependency cycles. Returns the CPU time in seconds. */
async function cpuSeconds({ sources }: GrowthCase, n: number): Promise<number> {
  const environment = mkdtempSync(join(tmpdir(), 'growth-'));
  for (const [path, text] of Object.entries(sources(n))) {
    mkdirSync(dirname(join(environment, path)), { recursive: true });
    writeFileSync(join(environment, path), text);
  }
  const extensions = [...moduleExtensions(), bundledStdlib()];
  const before = process.cpuUsage();
  const { data } = await compileCatalog({ environment, extensions, facts: { fx: 'y' }, log: () => undefined });
  findDependencyCycles(data);
  const { user, system } = process.cpuUsage(before);
  rmSync(environment, { recursive: true });
  return (user + system) / 1e6;
}
