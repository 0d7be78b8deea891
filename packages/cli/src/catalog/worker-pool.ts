import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../process/exit-code.js';
import type { Sink } from '../process/host.js';
import type { NodeFile } from './node-files.js';
import { startWorker, WorkerOutput } from './node-worker-process.js';
import type { NodeAnswer, WorkerData, WorkerMessage, WorkerRequest } from './node-worker.js';

/** The time that a process has to end by itself, in milliseconds. */
const END_TIMEOUT = 20_000;

/** How to start the workers of a pool. */
export interface PoolOptions {
  readonly stderr: Sink;
  /** The value of `--memory-limit` in MiB; undefined for Node's own limit. */
  readonly memoryLimit: number | undefined;
  /** The environment variables of the processes. Default: those of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * The processes that compile catalogs on this machine. Each call of `compileChunk` uses one process, so callers decide how
 * many processes there are by the number of chunks that they compile at the same time. Processes are reused.
 */
export class WorkerPool {
  readonly #data: WorkerData;
  readonly #options: PoolOptions;
  readonly #idle: PoolWorker[] = [];
  /** The processes that `prepare` has started, and that have had no nodes yet. */
  readonly #prepared: Promise<PoolWorker>[] = [];
  readonly #workers = new Set<PoolWorker>();

  constructor(data: WorkerData, options: PoolOptions) {
    this.#data = data;
    this.#options = options;
  }

  /**
   * Starts processes before there are nodes for them, until there are as many. If one cannot be started, a chunk fails.
   */
  prepare(processes: number): void {
    for (let count = this.#workers.size; count < processes; count++) {
      const worker = this.#start();
      worker.catch(() => undefined);
      this.#prepared.push(worker);
    }
  }

  /**
   * Compiles the catalogs of nodes, in this order, in one process. If a node ends the process, the nodes that have no
   * answer are compiled one by one, so that only this node fails.
   *
   * @param report is called with the answer for each node exactly once
   * @throws {CommandError} if a process cannot be started
   */
  async compileChunk(nodes: readonly NodeFile[], report: (answer: NodeAnswer) => void): Promise<void> {
    let answered = 0;
    const reason = await this.#run(nodes, (answer) => {
      answered++;
      report(answer);
    });
    if (reason === undefined) return;
    const rest = nodes.slice(answered);
    const [first, ...others] = rest;
    if (first === undefined) return;
    if (nodes.length === 1 && others.length === 0) report({ node: first.node, error: reason, logs: [] });
    else for (const node of rest) await this.compileChunk([node], report);
  }

  /**
   * Ends all processes, and waits until they have ended: nothing could end one that is blocked after the end of this process.
   * A chunk that is being compiled is never answered.
   */
  async close(): Promise<void> {
    const idle = new Set(this.#idle);
    const ends = Array.from(this.#workers, (worker) => (idle.has(worker) ? worker.end() : worker.kill()));
    this.#workers.clear();
    this.#idle.length = 0;
    await Promise.all(ends);
  }

  /** Compiles nodes in one process. Returns the reason if the process ends before all have an answer. */
  async #run(nodes: readonly NodeFile[], report: (answer: NodeAnswer) => void): Promise<string | undefined> {
    const worker = this.#idle.pop() ?? (await (this.#prepared.shift() ?? this.#start()));
    const reason = await worker.compile(nodes, report);
    if (reason === undefined) this.#idle.push(worker);
    else this.#workers.delete(worker);
    return reason;
  }

  async #start(): Promise<PoolWorker> {
    const worker = new PoolWorker(this.#options);
    this.#workers.add(worker);
    const reason = await worker.start(this.#data);
    if (reason === undefined) return worker;
    this.#workers.delete(worker);
    throw new CommandError(`a worker could not be started: ${reason}`);
  }
}

/** One process, which does one thing at a time. */
class PoolWorker {
  readonly #process: ChildProcess;
  readonly #output: WorkerOutput;
  /** The reason why the process has ended; undefined while it runs. */
  #end: string | undefined;
  #uncaught: string | undefined;
  #report: (answer: NodeAnswer) => void = () => undefined;
  #finish: (reason: string | undefined) => void = () => undefined;

  constructor({ stderr, memoryLimit, env }: PoolOptions) {
    this.#process = startWorker(memoryLimit, env);
    this.#output = new WorkerOutput(this.#process.stderr, stderr);
    this.#process.on('message', (message: WorkerMessage) => this.#receive(message));
    // `close` follows the last message and the last output.
    this.#process.on('close', (code, signal) => {
      this.#output.flush();
      const ended = `the worker that compiled it ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`;
      this.#end = this.#uncaught ?? this.#output.fatal?.reason ?? ended;
      this.#finish(this.#end);
    });
  }

  /** Returns the reason if the process ends before it is ready. */
  start(data: WorkerData): Promise<string | undefined> {
    return this.#request({ data });
  }

  /** Returns the reason if the process ends before all nodes have an answer. */
  compile(nodes: readonly NodeFile[], report: (answer: NodeAnswer) => void): Promise<string | undefined> {
    this.#report = report;
    return this.#request({ nodes });
  }

  /** Ends the process while it does nothing. It then caches the code that V8 has compiled in it (start.ts). */
  async end(): Promise<void> {
    const ended = this.#whenEnded();
    if (this.#process.connected) this.#process.disconnect();
    // A timer or a promise of a function in JavaScript may block the process.
    setTimeout(() => this.#process.kill('SIGKILL'), END_TIMEOUT).unref();
    await ended;
  }

  async kill(): Promise<void> {
    const ended = this.#whenEnded();
    this.#process.kill();
    await ended;
  }

  /** Returns a promise for the end of the process, whose messages and end are ignored from now on. */
  async #whenEnded(): Promise<void> {
    const { exitCode, signalCode } = this.#process.removeAllListeners('message').removeAllListeners('close');
    if (exitCode === null && signalCode === null) await once(this.#process, 'exit');
  }

  #request(request: WorkerRequest): Promise<string | undefined> {
    if (this.#end !== undefined) return Promise.resolve(this.#end);
    return new Promise((resolve) => {
      this.#finish = resolve;
      // A worker that has ended emits `close`.
      this.#process.send(request, () => undefined);
    });
  }

  #receive(message: WorkerMessage): void {
    if (message !== 'ready' && 'uncaught' in message) {
      this.#uncaught = message.uncaught;
      return;
    }
    this.#output.flush();
    if (message === 'ready') this.#finish(undefined);
    else {
      for (const answer of message.answers) this.#report(answer);
      if (message.isLast) this.#finish(undefined);
    }
  }
}
