import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Postgres, postgresPrograms } from '../fleet/postgres.js';
import { showTime, summary } from './measure.js';
import { processUsage } from './process-usage.js';
import { table } from './table.js';

const command = fileURLToPath(new URL('../../packages/cli/bin/pptjs.js', import.meta.url));
const shareProgram = fileURLToPath(new URL('fleet-share.ts', import.meta.url));
const repository = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));

/** The nodes for which costs in proportion to their number are compared: all of 100,000 would be compiled six times. */
const MAX_COMPARED_NODES = 20_000;

/** The resources that a command and its child processes have used. */
interface Cost {
  readonly wall: number;
  /** CPU time of the user and the system, in seconds. */
  readonly cpu: number;
  /** The largest process, in MB. */
  readonly megabytes: number;
}

/** The numbers of workers that are compared. */
const WORKERS = [1, 2] as const;

/**
 * Measures the commands of the fleet with all nodes. With at most 20,000 nodes, measures `compile --nodes` and `fleet run`
 * with one and two workers in turn, and the share of the CPU time that the queue and the store have: see `measureShare`.
 *
 * @param nodes the number of nodes
 * @param rounds how often one and two workers are compared
 */
export function benchFleet(nodes: number, rounds: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-bench-'));
  try {
    const facts = writeFacts(join(directory, 'facts'), nodes);
    const compared = Math.min(nodes, MAX_COMPARED_NODES);
    const comparedFacts = compared === nodes ? facts : writeFacts(join(directory, 'compared'), compared);
    const ofNodes = compared === nodes ? '' : `, ${compared} nodes`;
    const rows = [
      ['', 'wall', 'CPU', 'largest process'],
      ...compareWorkers(`compile --nodes${ofNodes}`, rounds, (workers) =>
        measure([
          ...[command, 'compile', '--environment', repository, '--nodes', comparedFacts],
          // Writing into the folder of another run would also measure how the file system deletes the files there.
          ...['--out-dir', mkdtempSync(join(directory, 'out')), '--workers', String(workers)],
        ]),
      ),
    ];
    const programs = postgresPrograms();
    if (programs === undefined) return `${nodes} nodes\n${table(rows)}\nPostgreSQL is not installed.\n`;
    return `${nodes} nodes\n${table([...rows, ...fleetRows(programs, directory, { facts, comparedFacts, ofNodes }, rounds)])}`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The folders with the facts of all nodes, and of those that are compared. */
interface Nodes {
  readonly facts: string;
  readonly comparedFacts: string;
  /** The end of the names of rows about the compared nodes. */
  readonly ofNodes: string;
}

/** Returns the folder. */
function writeFacts(folder: string, nodes: number): string {
  mkdirSync(folder);
  const template = readFileSync(join(repository, 'facts', 'web01.example.com.yaml'), 'utf8');
  for (let number = 1; number <= nodes; number++)
    writeFileSync(join(folder, `web${number}.example.com.yaml`), template.replaceAll('web01', `web${number}`));
  return folder;
}

function fleetRows(
  programs: string,
  directory: string,
  { facts, comparedFacts, ofNodes }: Nodes,
  rounds: number,
): string[][] {
  const postgres = new Postgres(programs);
  const artifacts = join(directory, 'artifacts');
  const run = (nodes: string, label: string, workers = 2): Cost =>
    measure(
      [
        ...[command, 'fleet', 'run', repository, '--nodes', nodes],
        ...['--artifacts', artifacts, '--label', label, '--workers', String(workers)],
      ],
      postgres.env,
    );
  const empty = (): unknown =>
    postgres.query(
      `TRUNCATE ${['runs', 'nodes', 'results', 'catalogs', 'facts'].map((name) => `pptjs_fleet.${name}`).join()} CASCADE`,
    );
  try {
    const compared = compareWorkers(`fleet run${ofNodes}`, rounds, (workers) => {
      const cost = run(comparedFacts, `workers ${workers}`, workers);
      empty();
      return cost;
    });
    const first = run(facts, 'first');
    const second = run(facts, 'second');
    const diff = measure([command, 'fleet', 'diff', 'first', 'second'], postgres.env);
    const [artifact, settings] = ['artifact', 'settings'].map(
      (column) => postgres.query(`SELECT ${column} FROM pptjs_fleet.runs LIMIT 1`)[0]!,
    );
    const share = (mode: string): ShareCost =>
      measureShare([mode, comparedFacts, artifacts, artifact!, settings!], postgres.env);
    const alone = share('alone');
    empty();
    const before = cpuBelow(postgres.processId);
    const fleet = share('fleet');
    const database = cpuBelow(postgres.processId) - before;
    const queueAndStore = fleet.coordination - alone.coordination + database;
    const total = fleet.compilation + fleet.coordination + database;
    return [
      ...compared,
      row('fleet run, --workers 2', first),
      row('fleet run, unchanged', second),
      row('fleet diff, no difference', diff),
      row(`chunk function alone${ofNodes}`, alone),
      row(`chunk function with queue and store${ofNodes}`, fleet),
      row('PostgreSQL during this time', { wall: fleet.wall, cpu: database, megabytes: 0 }),
      [
        'share of queue and store',
        '',
        `${((100 * queueAndStore) / total).toFixed(0)} %`,
        `${queueAndStore.toFixed(2)} s`,
      ],
    ];
  } finally {
    postgres.remove();
  }
}

/** The cost of fleet-share.ts. Its CPU time without the start is that of `coordination` and `compilation`. */
interface ShareCost extends Cost {
  /** The process that reads the facts, exchanges messages with the processes that compile, and has the queue and the store. */
  readonly coordination: number;
  /** The processes that compile. */
  readonly compilation: number;
}

/**
 * Measures the chunk function alone, or with the queue and the store. Only the small cost of the process that coordinates is
 * compared: a comparison of two whole runs would show how the speed of the machine changes in between.
 */
function measureShare(argv: readonly string[], env: Readonly<Record<string, string>>): ShareCost {
  const { stdout, ...cost } = measure(['--import', 'tsx', shareProgram, ...argv], env);
  const { all, measured } = JSON.parse(stdout) as { readonly all: number; readonly measured: number };
  return { ...cost, coordination: measured, compilation: cost.cpu - all };
}

/** Returns a row for each number of workers, with medians, and one with their ratio. */
function compareWorkers(name: string, rounds: number, run: (workers: number) => Cost): string[][] {
  const costs = WORKERS.map((): Cost[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, workers] of WORKERS.entries()) costs[index]!.push(run(workers));
  const walls = costs.map((each) => summary(each.map(({ wall }) => wall)));
  const ratio = walls[0]!.median / walls[1]!.median;
  return [
    ...WORKERS.map((workers, index) => [
      `${name}, --workers ${workers}`,
      showTime(walls[index]!),
      showTime(summary(costs[index]!.map(({ cpu }) => cpu))),
      `${Math.max(...costs[index]!.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
    ]),
    [`${name}: two workers are`, `${ratio.toFixed(2)} times as fast`, '', ''],
  ];
}

const row = (name: string, { wall, cpu, megabytes }: Cost): string[] => [
  name,
  `${wall.toFixed(2)} s`,
  `${cpu.toFixed(2)} s`,
  megabytes === 0 ? '' : `${megabytes.toFixed(0)} MB`,
];

function measure(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Cost & { readonly stdout: string } {
  const { status, stdout, stderr } = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', process.execPath, ...argv], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${argv.join(' ')}: ${stderr}`);
  const [wall, user, system, kilobytes] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return { stdout, wall: wall!, cpu: user! + system!, megabytes: kilobytes! / 1024 };
}

/** Returns the CPU time of a process and its children, those that have ended included, in seconds. */
function cpuBelow(id: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => cpuOf(Number(name), id))
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** Returns the CPU time of a process if it is `top` or a child of it; otherwise 0. */
function cpuOf(id: number, top: number): number {
  try {
    const { parent, seconds, childSeconds } = processUsage(id);
    return id === top || parent === top ? seconds + childSeconds : 0;
  } catch {
    // The process has ended.
    return 0;
  }
}
