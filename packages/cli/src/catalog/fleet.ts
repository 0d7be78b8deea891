import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { writeAtomically } from '../files/atomic.js';
import { systemMessage } from '../files/read.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count } from '../report/reporter.js';
import { safe } from '../report/safe.js';
import { withManifest } from './compile.js';
import { nodeFiles, type NodeFile } from './node-files.js';
import { codeSettings } from './target.js';
import type { NodeAnswer, WorkerData } from './worker.js';

/** A worker is worth its start for so many nodes. */
const nodesAWorker = 25;

/** `pptjs compile --nodes`: compiles the catalogs of many nodes, on several processors, each worker one at a time. */
export async function runFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const out = args.text('out-dir');
  const data: WorkerData = { code: await withManifest(codeSettings(args, host), args, host), cwd: host.cwd };
  const nodes = await nodeFiles(args.required('nodes'), host);
  const fleet = new Fleet(nodes, out === undefined ? undefined : resolve(host.cwd, out), host);
  await fleet.run(data, workersOf(args, nodes.length));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const failed = fleet.failed === 0 ? '' : `, ${count(fleet.failed, 'node')} failed`;
  host.stderr.write(`${count(nodes.length - fleet.failed, 'catalog')} compiled in ${seconds} s${failed}\n`);
  return fleet.failed > 0 ? ExitCode.failed : ExitCode.ok;
}

function workersOf(args: Arguments, nodes: number): number {
  const given = args.text('workers');
  if (given === undefined) return Math.max(1, Math.min(availableParallelism(), Math.ceil(nodes / nodesAWorker)));
  if (!/^[1-9]\d{0,2}$/.test(given)) throw new UsageError(`--workers must be a number from 1 to 999, not '${given}'`);
  return Number(given);
}

/** The nodes that are still to do, and what becomes of those that are done. A worker is given a node when it is done with another: no answers pile up. */
class Fleet {
  readonly #waiting: NodeFile[];
  readonly #total: number;
  readonly #out: string | undefined;
  readonly #host: Host;
  readonly #progress: Progress;
  #done = 0;
  failed = 0;

  constructor(nodes: readonly NodeFile[], out: string | undefined, host: Host) {
    this.#waiting = nodes.toReversed();
    this.#total = nodes.length;
    this.#out = out;
    this.#host = host;
    this.#progress = new Progress(host.stderr, nodes.length);
  }

  async run(data: WorkerData, workers: number): Promise<void> {
    await Promise.all(Array.from({ length: Math.min(workers, this.#total) }, () => this.#employ(data)));
    this.#progress.clear();
  }

  /** Runs a worker until no node is left. */
  #employ(workerData: WorkerData): Promise<void> {
    return new Promise((done, failed) => {
      const worker = new Worker(new URL('worker.js', import.meta.url), { workerData });
      let current: NodeFile | undefined;
      const next = (): void => {
        current = this.#waiting.pop();
        worker.postMessage(current ?? null);
      };
      worker.on('message', (answer: NodeAnswer | null) => {
        if (answer !== null) this.#take(answer);
        next();
      });
      worker.on('error', (error) => {
        // What no answer can be made of (memory, say) ends the worker, not the rest.
        if (current === undefined) return failed(error);
        this.#take({ node: current.node, error: error.message, logs: [] });
        this.#employ(workerData).then(done, failed);
      });
      worker.on('exit', (code) => {
        if (code === 0) done();
      });
    });
  }

  #take({ node, catalog, error, logs }: NodeAnswer): void {
    this.#progress.clear();
    for (const line of logs) this.#host.stderr.write(safe(`${node}: ${line}\n`));
    if (error !== undefined) this.failed++;
    if (this.#out === undefined) this.#host.stdout.write(`{"node":${JSON.stringify(node)},${error === undefined ? `"catalog":${catalog}` : `"error":${JSON.stringify(error)}`}}\n`);
    else if (error !== undefined) this.#host.stderr.write(safe(`${node}: error: ${error}\n`));
    else this.#write(node, `${catalog}\n`);
    this.#progress.step(++this.#done, node);
  }

  #write(node: string, content: string): void {
    try {
      writeAtomically([{ path: resolve(this.#out!, `${node}.json`), content }]);
    } catch (error) {
      throw new CommandError(`${node}.json: ${systemMessage(error)}`);
    }
  }
}
