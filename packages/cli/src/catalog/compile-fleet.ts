import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { systemMessage } from '@pptjs/files';
import { createDirectory } from '@pptjs/files';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError, ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import { Progress } from '../report/progress.js';
import { count } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';
import {
  createNodeCompiler,
  readCodeAndManifest,
  readNodeSettings,
  readSharedNodeOptions,
} from './catalog-settings.js';
import { startWorker, WorkerOutput } from './fleet-process.js';
import type { NodeAnswer, WorkerData, WorkerMessage, WorkerRequest } from './fleet-worker.js';
import { findNodeFiles, type NodeFile } from './node-files.js';

const MAX_WORKERS = 999;

/** The number of nodes for which the start of another worker pays off. */
const NODES_PER_WORKER = 25;

/**
 * `pptjs compile --nodes`: compiles the catalogs of many nodes in several worker processes.
 * @throws {CommandError} if the environment or the output folder cannot be used, or no worker can be started
 */
export async function compileFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const started = performance.now();
  const outDirectory = args.text('out-dir');
  const data: WorkerData = {
    code: await readCodeAndManifest(args, host),
    node: readNodeSettings(args, host),
    out: outDirectory === undefined ? undefined : createOutputDirectory(outDirectory, host),
  };
  // Errors that concern all nodes are reported here once, before each worker runs into them.
  await createNodeCompiler(data.code);
  readSharedNodeOptions(data.node);
  const nodes = await findNodeFiles(args.required('nodes'), host);
  const fleet = new Fleet(
    nodes,
    data,
    host,
    args.text('memory-limit') === undefined ? undefined : data.code.memoryLimit,
  );
  await fleet.run(workerCount(args, nodes.length));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const failed = fleet.failed === 0 ? '' : `, ${count(fleet.failed, 'node')} failed`;
  host.stderr.write(`${count(nodes.length - fleet.failed, 'catalog')} compiled in ${seconds} s${failed}\n`);
  return fleet.failed > 0 ? ExitCode.failed : ExitCode.ok;
}

function createOutputDirectory(name: string, host: Host): string {
  const path = resolve(host.cwd, name);
  try {
    createDirectory(path);
  } catch (error) {
    throw new CommandError(`${name}: ${systemMessage(error)}`);
  }
  return path;
}

function workerCount(args: Arguments, nodes: number): number {
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(nodes / NODES_PER_WORKER)));
  return args.integer('workers', MAX_WORKERS) ?? most;
}

/** How a worker ended: the node that it was compiling, if any, and the reason. */
interface WorkerEnd {
  readonly node: string | undefined;
  readonly reason: string;
}

/**
 * The queue of nodes, and the workers that compile them. A worker gets its next node when it has answered the last one,
 * so answers never pile up.
 */
class Fleet {
  readonly #data: WorkerData;
  readonly #host: Host;
  readonly #progress: Progress;
  /** The value of `--memory-limit`. */
  readonly #memoryLimit: number | undefined;
  /** The nodes without a worker; the next one is last. */
  readonly #queue: NodeFile[];
  readonly #total: number;
  readonly #workers = new Set<ChildProcess>();
  #done = 0;
  failed = 0;

  constructor(nodes: readonly NodeFile[], data: WorkerData, host: Host, memoryLimit: number | undefined) {
    this.#memoryLimit = memoryLimit;
    this.#data = data;
    this.#host = host;
    this.#progress = new Progress(host.stderr, nodes.length);
    this.#queue = nodes.toReversed();
    this.#total = nodes.length;
  }

  async run(workers: number): Promise<void> {
    try {
      await Promise.all(Array.from({ length: Math.min(workers, this.#total) }, () => this.#emptyQueue()));
    } finally {
      this.#progress.clear();
      // If one worker cannot be started, the others must not go on after the error.
      this.#queue.length = 0;
      for (const worker of this.#workers) worker.removeAllListeners('message').removeAllListeners('close').kill();
    }
  }

  /** Runs one worker after another until the queue is empty. If a node ends its worker, that is the node's error. */
  async #emptyQueue(): Promise<void> {
    let end: WorkerEnd;
    do {
      end = await this.#runWorker();
      if (end.node !== undefined) this.#report({ node: end.node, error: end.reason, logs: [] });
    } while (end.node !== undefined && this.#queue.length > 0);
  }

  /** Runs one worker until it ends. Rejects if the worker does not start. */
  #runWorker(): Promise<WorkerEnd> {
    return new Promise((resolveEnd, reject) => {
      const worker = startWorker(this.#memoryLimit);
      this.#workers.add(worker);
      const output = new WorkerOutput(worker.stderr, this.#host.stderr);
      let hasStarted = false;
      let current: NodeFile | undefined;
      let uncaught: string | undefined;
      worker.on('message', (message: WorkerMessage) => {
        if (message !== 'ready' && 'uncaught' in message) {
          uncaught = message.uncaught;
          return;
        }
        hasStarted = true;
        output.flush();
        if (message !== 'ready') this.#report(message.answer);
        current = this.#queue.pop();
        send(worker, current === undefined ? 'end' : { file: current });
      });
      // `close` follows the last message and the last output.
      worker.on('close', (code, signal) => {
        this.#workers.delete(worker);
        output.flush();
        const ended = `ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`;
        const reason = uncaught ?? output.fatal?.reason;
        if (hasStarted) resolveEnd({ node: current?.node, reason: reason ?? `the worker that compiled it ${ended}` });
        else reject(new CommandError(`a worker could not be started: ${reason ?? `it ${ended}`}`));
      });
      send(worker, { data: this.#data });
    });
  }

  /** Prints the answer for a node, and its catalog unless the worker has written it to a file. */
  #report({ node, catalog, error, logs }: NodeAnswer): void {
    const { stdout, stderr } = this.#host;
    this.#progress.clear();
    for (const line of logs) stderr.write(escapeControls(`${node}: ${line}\n`));
    if (error !== undefined) this.failed++;
    if (this.#data.out === undefined) {
      const result = error === undefined ? `"catalog":${catalog}` : `"error":${JSON.stringify(error)}`;
      stdout.write(`{"node":${JSON.stringify(node)},${result}}\n`);
    } else if (error !== undefined) stderr.write(escapeControls(`${node}: error: ${error}\n`));
    this.#progress.step(++this.#done, node);
  }
}

function send(worker: ChildProcess, request: WorkerRequest): void {
  // A worker that has ended emits `close`.
  worker.send(request, () => undefined);
}
