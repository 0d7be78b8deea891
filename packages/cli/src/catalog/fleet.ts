import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { systemMessage } from '../files/read.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count } from '../report/reporter.js';
import { safe } from '../report/safe.js';
import { withManifest } from './compile.js';
import { nodeFiles, type NodeFile } from './node-files.js';
import { codeSettings, environmentOf } from './target.js';
import type { NodeAnswer, WorkerData } from './worker.js';

/** A worker is worth its start for so many nodes. */
const nodesAWorker = 25;

/**
 * `pptjs compile --nodes`: compiles the catalogs of many nodes, on several processors, each worker one at a time.
 * @throws {CommandError} where the environment or the folder of outputs cannot be used, or no worker can be started
 */
export async function runFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const out = args.text('out-dir');
  const code = await withManifest(codeSettings(args, host), args, host);
  const data: WorkerData = { code, cwd: host.cwd, out: out === undefined ? undefined : outputFolder(out, host) };
  // What is wrong for all nodes is said once, and before any worker could trip over it.
  environmentOf(code);
  const nodes = await nodeFiles(args.required('nodes'), host);
  const fleet = new Fleet(nodes, out !== undefined, host);
  await fleet.run(data, workersOf(args, nodes.length));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const failed = fleet.failed === 0 ? '' : `, ${count(fleet.failed, 'node')} failed`;
  host.stderr.write(`${count(nodes.length - fleet.failed, 'catalog')} compiled in ${seconds} s${failed}\n`);
  return fleet.failed > 0 ? ExitCode.failed : ExitCode.ok;
}

function outputFolder(given: string, host: Host): string {
  const path = resolve(host.cwd, given);
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new CommandError(`${given}: ${systemMessage(error)}`);
  }
  return path;
}

function workersOf(args: Arguments, nodes: number): number {
  const given = args.text('workers');
  if (given === undefined) return Math.max(1, Math.min(availableParallelism(), Math.ceil(nodes / nodesAWorker)));
  if (!/^[1-9]\d{0,2}$/.test(given)) throw new UsageError(`--workers must be a number from 1 to 999, not '${given}'`);
  return Number(given);
}

/** How a worker ended: which node it was at, if any, and why. */
interface WorkerEnd {
  readonly node: string | undefined;
  readonly reason: string;
}

/**
 * The nodes that are still to do, and what becomes of those that are done. A worker is given a node when it is done
 * with another: no answers pile up.
 */
class Fleet {
  readonly #waiting: NodeFile[];
  readonly #total: number;
  readonly #writesFiles: boolean;
  readonly #host: Host;
  readonly #progress: Progress;
  readonly #workers = new Set<Worker>();
  #done = 0;
  failed = 0;

  constructor(nodes: readonly NodeFile[], writesFiles: boolean, host: Host) {
    this.#writesFiles = writesFiles;
    this.#waiting = nodes.toReversed();
    this.#total = nodes.length;
    this.#host = host;
    this.#progress = new Progress(host.stderr, nodes.length);
  }

  async run(data: WorkerData, workers: number): Promise<void> {
    try {
      await Promise.all(Array.from({ length: Math.min(workers, this.#total) }, () => this.#employ(data)));
    } finally {
      this.#progress.clear();
      // Where one cannot be started, the others must not go on behind the error.
      this.#waiting.length = 0;
      await Promise.all(
        [...this.#workers].map((worker) => worker.removeAllListeners('message').removeAllListeners('exit').terminate()),
      );
    }
  }

  /**
   * Sees to it that a worker runs until no node is left: where a node ends its worker, that is the node's error, and
   * another takes over.
   */
  async #employ(workerData: WorkerData): Promise<void> {
    let end: WorkerEnd;
    do {
      end = await this.#work(workerData);
      if (end.node !== undefined) this.#take({ node: end.node, error: end.reason, logs: [] });
    } while (end.node !== undefined && this.#waiting.length > 0);
  }

  /** Runs one worker to its end. */
  #work(workerData: WorkerData): Promise<WorkerEnd> {
    return new Promise((done, failed) => {
      const worker = new Worker(new URL('worker.js', import.meta.url), { workerData });
      this.#workers.add(worker);
      let started = false;
      let current: NodeFile | undefined;
      let fault: Error | undefined;
      worker.on('message', (answer: NodeAnswer | null) => {
        started = true;
        if (answer !== null) this.#take(answer);
        current = this.#waiting.pop();
        worker.postMessage(current ?? null);
      });
      // What no answer can be made of (memory, say) ends the worker; `exit` follows.
      worker.on('error', (error: unknown) => {
        fault = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', (code) => {
        this.#workers.delete(worker);
        const reason = fault?.message ?? `the worker that compiled it ended with exit code ${code}`;
        if (started) done({ node: current?.node, reason });
        else
          failed(
            new CommandError(`a worker could not be started: ${fault?.message ?? `it ended with exit code ${code}`}`),
          );
      });
    });
  }

  /** Tells of a node; its catalog is here where no file of it was written. */
  #take({ node, catalog, error, logs }: NodeAnswer): void {
    this.#progress.clear();
    for (const line of logs) this.#host.stderr.write(safe(`${node}: ${line}\n`));
    if (error !== undefined) this.failed++;
    if (error !== undefined && this.#writesFiles) this.#host.stderr.write(safe(`${node}: error: ${error}\n`));
    else if (!this.#writesFiles)
      this.#host.stdout.write(
        `{"node":${JSON.stringify(node)},${error === undefined ? `"catalog":${catalog}` : `"error":${JSON.stringify(error)}`}}\n`,
      );
    this.#progress.step(++this.#done, node);
  }
}
