/**
 * Compares the catalogs of a module with those of Puppet. The cases are the classes, resources, parameters and facts of
 * the module's rspec-puppet tests, examples and README, with facts of Debian 12, RHEL 9 and Ubuntu 22.04. Needs Puppet.
 *
 *     node --import tsx test/conformance/modules.ts MODULE... [--dependencies DIR]... [--count N] [--show N] [--only TEXT]
 *         [--cache DIR]
 *
 * Each MODULE is the folder of a module, and each DIR of `--dependencies` a folder of modules that it needs. `--count` is
 * the number of cases of each module (default: 60), evenly distributed; `--only` selects those with a text in their names.
 * `--show` prints the first N differences of each module (default: 10). `--cache` keeps the cases and both answers in a
 * folder; while the cases stay the same, Puppet's answers are read from there. The exit code is 1 if any catalog differs.
 */
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Facts, systemFacts } from '@pptjs/testing';
import { type CatalogAnswer, catalogAnswersOf, catalogDifference } from './modules-difference.js';
import { runPptjs, runPuppet } from './puppet.js';

const SYSTEMS: Readonly<Record<string, Facts>> = {
  'debian-12-x86_64': systemFacts('Debian', '12'),
  'redhat-9-x86_64': systemFacts('RedHat', '9'),
  'ubuntu-22.04-x86_64': systemFacts('Ubuntu', '22.04'),
};

interface ModuleCase {
  readonly id: string;
  readonly manifest: string;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dependencies: { type: 'string', multiple: true, default: [] },
    count: { type: 'string', default: '60' },
    show: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    cache: { type: 'string' },
  },
});
if (positionals.length === 0) {
  process.stderr.write('usage: modules.ts MODULE... [--dependencies DIR]... [--count N] [--show N] [--only TEXT]\n');
  process.exit(2);
}
for (const module of positionals) await compareModule(resolve(module));

async function compareModule(module: string): Promise<void> {
  const folder =
    values.cache === undefined ? mkdtempSync(join(tmpdir(), 'compared-module-')) : join(values.cache, basename(module));
  try {
    const cases = await casesOf(module, resolve(folder));
    const input = cases.map((row) => `${JSON.stringify(row)}\n`).join('');
    const expected = await puppetAnswers(folder, input);
    const actual = await runPptjs(['batch', 'compile', '--strict', 'warning'], input);
    writeFileSync(join(folder, 'pptjs.jsonl'), actual);
    report(module, cases, catalogAnswersOf(expected), catalogAnswersOf(actual));
  } finally {
    if (values.cache === undefined) rmSync(folder, { recursive: true });
  }
}

/** Returns Puppet's answers, those in the folder if they are about the same cases. */
async function puppetAnswers(folder: string, input: string): Promise<string> {
  const [cases, answers] = [join(folder, 'cases.jsonl'), join(folder, 'puppet.jsonl')];
  if (existsSync(answers) && readFileSync(cases, 'utf8') === input) return readFileSync(answers, 'utf8');
  const output = await runPuppet('compile.rb', { input, env: { PUPPET_STRICT: 'warning' } });
  writeFileSync(cases, input);
  writeFileSync(answers, output);
  return output;
}

/** Finds the cases of a module and puts the module, under the name that its metadata has, on their module path. */
async function casesOf(module: string, folder: string): Promise<ModuleCase[]> {
  const { name } = JSON.parse(readFileSync(join(module, 'metadata.json'), 'utf8')) as { name: string };
  const modules = join(folder, 'modules');
  const link = join(modules, name.replace(/^.*?[-/]/, ''));
  mkdirSync(modules, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(module, link);
  const systems = join(folder, 'systems.json');
  writeFileSync(systems, JSON.stringify(SYSTEMS));
  const script = fileURLToPath(new URL('modules.rb', import.meta.url));
  const modulepath = [modules, ...values.dependencies.map((path) => resolve(path))].join(':');
  const all = linesOf(await runPuppet(script, { args: [module, systems] }))
    .map((line) => ({ ...(JSON.parse(line) as ModuleCase), modulepath }))
    .filter(({ id }) => id.includes(values.only));
  const step = Math.max(1, all.length / Number(values.count));
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function report(
  module: string,
  cases: readonly ModuleCase[],
  expected: ReadonlyMap<string, CatalogAnswer>,
  actual: ReadonlyMap<string, CatalogAnswer>,
): void {
  const different = cases.flatMap((row) => {
    const difference = catalogDifference(expected.get(row.id), actual.get(row.id));
    return difference === null ? [] : [{ row, difference }];
  });
  const errors = cases.filter(({ id }) => expected.get(id)?.error !== undefined).length;
  const counts = `${cases.length - different.length} equal (${errors} errors), ${different.length} different`;
  process.stdout.write(`${module}: ${counts}; ${duration('Puppet', expected)}, ${duration('pptjs', actual)}\n`);
  for (const { row, difference } of different.slice(0, Number(values.show))) {
    process.stdout.write(
      `  ${row.id}\n    ${row.manifest.slice(0, 300).replaceAll('\n', '\n    ')}\n    ${difference}\n`,
    );
  }
  if (different.length > 0) process.exitCode = 1;
}

/** Describes the time of all catalogs, and of the slowest. */
function duration(name: string, answers: ReadonlyMap<string, CatalogAnswer>): string {
  const seconds = [...answers.values()].map((answer) => answer.seconds ?? 0);
  const total = seconds.reduce((sum, value) => sum + value, 0);
  return `${name} ${total.toFixed(1)} s (at most ${Math.max(0, ...seconds).toFixed(1)} s)`;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Reads answers. Functions of modules can print other lines. */
