import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogCases, corpus, isPuppetInstalled, runPuppet } from '../conformance/puppet.js';
import { clock, showTime, summary, type Timing } from './measure.js';
import { table } from './table.js';

const command = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));
const repository = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));

/**
 * Measures catalogs of real modules, cold and warm, in pptjs and in Puppet; then the catalogs of many nodes.
 *
 * @param before the path of another checkout: its cold and warm catalogs are measured in the same rounds
 */
export async function benchCatalogs(rounds: number, before: string | undefined): Promise<string> {
  const changes = before === undefined ? '' : `${comparedCatalogs(rounds, before)}\n`;
  return `${changes}${await realCatalogs(rounds)}\n${manyNodes()}`;
}

/** Compares the catalogs of two checkouts: CPU time and memory of a whole process, and the time of a warm catalog. */
function comparedCatalogs(rounds: number, before: string): string {
  const file = catalogCases();
  if (file === undefined || !existsSync(corpus)) return '';
  const commands = [join(before, 'packages/cli/bin/pptjs.js'), command];
  const rows = [['catalog', 'cold CPU before', 'after', 'memory before', 'after', 'warm before', 'after']];
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const costs = commands.map((): Cost[] => []);
    const runs = commands.map((): number[][] => []);
    for (let round = 0; round < rounds; round++) {
      commands.forEach((each, index) => {
        costs[index]!.push(coldCost(line, each));
        runs[index]!.push(...warmRuns(line, 1, each));
      });
    }
    rows.push([
      (JSON.parse(line) as { id: string }).id,
      ...costs.map((each) => showTime(summary(each.map(({ seconds }) => seconds)))),
      ...costs.map((each) => `${summary(each.map(({ megabytes }) => megabytes)).median.toFixed(0)} MB`),
      ...runs.map((each) => showTime(warmTimings(each).warm)),
    ]);
  }
  return `Catalogs of real modules, before and after (cold: a whole process with a warm disk cache)\n${table(rows)}`;
}

interface Cost {
  /** CPU time of the user and the system. */
  readonly seconds: number;
  readonly megabytes: number;
}

function coldCost(line: string, path: string): Cost {
  const { stderr } = spawnSync(
    '/usr/bin/time',
    ['-f', '%U %S %M', process.execPath, path, 'batch', 'compile', '--corpus', corpus],
    { input: line, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  const [user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return { seconds: user! + system!, megabytes: kilobytes! / 1024 };
}

async function realCatalogs(rounds: number): Promise<string> {
  const file = catalogCases();
  if (file === undefined || !existsSync(corpus))
    return 'Catalogs of real modules: the cases or the corpus are not installed.\n';
  const cases = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = [
    [
      'catalog',
      'cold (whole process)',
      'second',
      'warm',
      'Puppet first',
      'Puppet warm',
      'Puppet warm / second',
      'Puppet warm / warm',
    ],
  ];
  for (const line of cases) {
    const { id } = JSON.parse(line) as { id: string };
    const cold = summary(Array.from({ length: Math.min(rounds, 3) }, () => clock(() => compileBatch(line))));
    // The speed of a shared machine varies over time, so Puppet runs between two halves of the rounds of pptjs.
    const before = warmRuns(line, Math.min(rounds, 3));
    const puppet = await timePuppet(line);
    const { second, warm } = warmTimings([...before, ...warmRuns(line, Math.min(rounds, 3))]);
    const ratio = ({ median }: Timing): string => (puppet === undefined ? '' : (puppet.warm / median).toFixed(0));
    rows.push([
      id,
      showTime(cold),
      showTime(second),
      showTime(warm),
      ...(puppet ? [`${puppet.first.toFixed(2)} s`, `${puppet.warm.toFixed(3)} s`, ratio(second), ratio(warm)] : []),
    ]);
  }
  return `Catalogs of real modules (second: second catalog of a process; warm: median of the tenth to the thirtieth)\n${table(rows)}`;
}

function compileBatch(lines: string, path = command): string {
  const { stdout, stderr, status, signal, error } = spawnSync(
    process.execPath,
    [path, 'batch', 'compile', '--corpus', corpus],
    { input: lines, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`pptjs batch compile ended with ${error?.message ?? signal ?? status}: ${stderr}`);
  return stdout;
}

const FIRST_WARM = 10;
const LAST_WARM = 30;

/** Compiles the same catalog 30 times in each of several processes. Returns the seconds of each catalog by process. */
function warmRuns(line: string, rounds: number, path = command): number[][] {
  return Array.from({ length: rounds }, () => {
    const seconds = secondsOf(compileBatch(`${line}\n`.repeat(LAST_WARM), path));
    if (seconds.length !== LAST_WARM) throw new Error(`only ${seconds.length} of ${LAST_WARM} catalogs were compiled`);
    return seconds;
  });
}

function warmTimings(runs: readonly (readonly number[])[]): { second: Timing; warm: Timing } {
  return {
    second: summary(runs.map((seconds) => seconds[1]!)),
    warm: summary(runs.map((seconds) => summary(seconds.slice(FIRST_WARM - 1)).median)),
  };
}

function secondsOf(answers: string): number[] {
  return answers
    .split('\n')
    .filter(Boolean)
    .map((answer) => (JSON.parse(answer) as { seconds: number }).seconds);
}

/**
 * Compiles a catalog several times in one process of Puppet. The first time includes loading the modules; the median of
 * the other times is the warm time. Returns undefined if Puppet is not installed.
 */
async function timePuppet(line: string): Promise<{ first: number; warm: number } | undefined> {
  if (!isPuppetInstalled()) return undefined;
  const [first, ...warm] = secondsOf(await runPuppet('compile.rb', { input: `${line}\n`.repeat(PUPPET_ROUNDS) }));
  return { first: first!, warm: summary(warm).median };
}

const PUPPET_ROUNDS = 8;

const NODES = 1000;

/** Measures the catalogs of many nodes of the example control repository, with one worker and with two. */
function manyNodes(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-bench-'));
  try {
    const facts = join(directory, 'facts');
    mkdirSync(facts);
    const template = readFileSync(join(repository, 'facts', 'web01.example.com.yaml'), 'utf8');
    for (let number = 1; number <= NODES; number++)
      writeFileSync(join(facts, `web${number}.example.com.yaml`), template.replaceAll('web01', `web${number}`));
    const rows = ['1', '2'].map((workers) => {
      const out = join(directory, `out${workers}`);
      const argv = [
        command,
        'compile',
        '--environment',
        repository,
        '--nodes',
        facts,
        '--out-dir',
        out,
        '--workers',
        workers,
      ];
      const seconds = clock(() => spawnSync(process.execPath, argv, { stdio: 'ignore' }));
      return [
        `${workers} ${workers === '1' ? 'worker' : 'workers'}`,
        `${seconds.toFixed(2)} s`,
        `${(NODES / seconds).toFixed(0)} nodes/s`,
        `${peakMegabytes(argv)} MB peak`,
      ];
    });
    return `${NODES} nodes\n${table(rows)}`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns the peak memory of a command in MB, or `?` if the system cannot measure it. */
function peakMegabytes(argv: readonly string[]): string {
  const { stderr } = spawnSync('/usr/bin/time', ['-f', '%M', process.execPath, ...argv], { encoding: 'utf8' });
  const kilobytes = /(\d+)\s*$/.exec(stderr ?? '')?.[1];
  return kilobytes === undefined ? '?' : (Number(kilobytes) / 1024).toFixed(0);
}
