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

/** Catalogs of real modules, cold and warm, against the reference; then a fleet of nodes. */
export async function benchCatalogs(rounds: number): Promise<string> {
  return `${await realCatalogs(rounds)}\n${fleet()}`;
}

async function realCatalogs(rounds: number): Promise<string> {
  const file = catalogCases();
  if (file === undefined || !existsSync(corpus))
    return 'Catalogs of real modules: the cases or the corpus are not on this machine.\n';
  const cases = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = [
    [
      'catalog',
      'cold (process to JSON)',
      'second',
      'warm',
      'reference cold',
      'reference warm',
      'times second',
      'times warm',
    ],
  ];
  for (const line of cases) {
    const { id } = JSON.parse(line) as { id: string };
    const cold = summary(Array.from({ length: Math.min(rounds, 3) }, () => clock(() => batch(line))));
    // The machine may be slow at one time and fast at another: the reference comes between two halves of the rounds.
    const before = warmRuns(line, Math.min(rounds, 3));
    const theirs = await referenceTimings(line);
    const { second, warm } = warmTimings([...before, ...warmRuns(line, Math.min(rounds, 3))]);
    const times = ({ median }: Timing): string => (theirs === undefined ? '' : (theirs.warm / median).toFixed(0));
    rows.push([
      id,
      showTime(cold),
      showTime(second),
      showTime(warm),
      ...(theirs ? [`${theirs.first.toFixed(2)} s`, `${theirs.warm.toFixed(3)} s`, times(second), times(warm)] : []),
    ]);
  }
  return `Catalogs of real modules (second: of a process; warm: the tenth to the thirtieth)\n${table(rows)}`;
}

function batch(lines: string): string {
  const { stdout, stderr, status, signal, error } = spawnSync(
    process.execPath,
    [command, 'compile', '--batch', '--corpus', corpus],
    { input: lines, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`the batch ended with ${error?.message ?? signal ?? status}: ${stderr}`);
  return stdout;
}

const firstWarm = 10;
const lastWarm = 30;

/** The same catalog again and again in one process, in several processes: the seconds of each. */
function warmRuns(line: string, rounds: number): number[][] {
  return Array.from({ length: rounds }, () => {
    const seconds = secondsOf(batch(`${line}\n`.repeat(lastWarm)));
    if (seconds.length !== lastWarm) throw new Error(`${seconds.length} of ${lastWarm} catalogs were answered`);
    return seconds;
  });
}

function warmTimings(runs: readonly (readonly number[])[]): { second: Timing; warm: Timing } {
  return {
    second: summary(runs.map((seconds) => seconds[1]!)),
    warm: summary(runs.map((seconds) => summary(seconds.slice(firstWarm - 1)).median)),
  };
}

function secondsOf(answers: string): number[] {
  return answers
    .split('\n')
    .filter(Boolean)
    .map((answer) => (JSON.parse(answer) as { seconds: number }).seconds);
}

/** A catalog several times in one process: the first time is the modules', the middle of the others is warm. */
async function referenceTimings(line: string): Promise<{ first: number; warm: number } | undefined> {
  if (!isPuppetInstalled()) return undefined;
  const [first, ...warm] = secondsOf(await runPuppet('compile.rb', { input: `${line}\n`.repeat(referenceRounds) }));
  return { first: first!, warm: summary(warm).median };
}

const referenceRounds = 8;

const nodes = 1000;

/** A thousand nodes of the example's control repository, in one process and on all processors. */
function fleet(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-bench-'));
  try {
    const facts = join(directory, 'facts');
    mkdirSync(facts);
    const template = readFileSync(join(repository, 'facts', 'web01.example.com.yaml'), 'utf8');
    for (let number = 1; number <= nodes; number++)
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
        `${(nodes / seconds).toFixed(0)} nodes/s`,
        `${peakMegabytes(argv)} MB at most`,
      ];
    });
    return `A fleet of ${nodes} nodes\n${table(rows)}`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The most memory that the command takes, where the system tells. */
function peakMegabytes(argv: readonly string[]): string {
  const { stderr } = spawnSync('/usr/bin/time', ['-f', '%M', process.execPath, ...argv], { encoding: 'utf8' });
  const kilobytes = /(\d+)\s*$/.exec(stderr ?? '')?.[1];
  return kilobytes === undefined ? '?' : (Number(kilobytes) / 1024).toFixed(0);
}
