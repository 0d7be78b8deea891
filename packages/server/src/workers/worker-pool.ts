import type { VersionDescription } from '../environments/version.js';
import { type HttpError, unavailable } from '../http/http-error.js';
import type { CatalogRequest, CompiledAnswer, WorkerSettings } from './protocol.js';
import { WorkerEndedError, WorkerProcess } from './worker-process.js';

export interface PoolOptions {
  readonly settings: WorkerSettings;
  /** The number of catalogs that are compiled at the same time. */
  readonly workers: number;
  /** The number of catalogs that may wait. */
  readonly queue: number;
  /** Called when a worker ends while the pool is open. */
  readonly onWorkerEnd?: () => void;
  /** Called when a worker that has ended cannot be replaced. The next catalog tries again. */
  readonly onStartFailure?: (error: unknown) => void;
}

/** A catalog that waits for a worker. */
interface QueuedJob {
  readonly version: VersionDescription;
  readonly request: CatalogRequest;
  readonly resolve: (answer: CompiledAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** The time that a worker has to answer after the time limit of the catalog, in milliseconds. */
const GRACE_PERIOD = 10_000;

/** The workers that compile catalogs, and the catalogs that wait for them. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #workers = new Set<WorkerProcess>();
  readonly #idle: WorkerProcess[] = [];
  readonly #queue: QueuedJob[] = [];
  /** The folders of the versions that a worker must forget before its next catalog. */
  readonly #forgotten = new Map<WorkerProcess, string[]>();
  #starting = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** @throws {Error} if no worker can be started */
  async start(): Promise<void> {
    await Promise.all(Array.from({ length: this.#options.workers }, () => this.#startWorker()));
  }

  get waiting(): number {
    return this.#queue.length;
  }

  get busy(): number {
    return this.#workers.size - this.#idle.length;
  }

  get size(): number {
    return this.#workers.size;
  }

  /** The process ids of the workers, for measurements. */
  get processIds(): readonly number[] {
    return [...this.#workers].flatMap(({ processId }) => processId ?? []);
  }

  /**
   * Compiles a catalog.
   *
   * @param signal aborts a catalog that still waits
   * @throws {HttpError} 503 if too many catalogs wait
   */
  compile(version: VersionDescription, request: CatalogRequest, signal?: AbortSignal): Promise<CompiledAnswer> {
    if (this.#isClosed || this.#queue.length >= this.#options.queue) throw unavailable('too many catalogs wait');
    return new Promise((resolve, reject) => {
      const job: QueuedJob = { version, request, resolve, reject };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#dispatch();
    });
  }

  /** Makes the workers release a version that no request uses any more. */
  forget(version: VersionDescription): void {
    for (const worker of this.#workers) {
      const folders = this.#forgotten.get(worker) ?? [];
      this.#forgotten.set(worker, [...folders, version.directory]);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(stopping());
    for (const worker of this.#workers) worker.kill();
  }

  #cancel(job: QueuedJob): void {
    const at = this.#queue.indexOf(job);
    if (at === -1) return;
    this.#queue.splice(at, 1);
    job.reject(new Error('the client has disconnected'));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop();
      if (worker === undefined) {
        this.#replaceWorkers();
        return;
      }
      if (worker.hasEnded) continue;
      const job = this.#queue.shift();
      if (job !== undefined) void this.#run(worker, job);
    }
  }

  async #run(worker: WorkerProcess, job: QueuedJob): Promise<void> {
    if (await this.#release(worker)) await this.#compile(worker, job);
    else this.#requeue(job);
    if (!worker.hasEnded) this.#idle.push(worker);
    this.#dispatch();
  }

  /** Makes a worker release old versions. Returns false if it ends instead. */
  async #release(worker: WorkerProcess): Promise<boolean> {
    const directories = this.#forgotten.get(worker) ?? [];
    this.#forgotten.delete(worker);
    try {
      for (const directory of directories) await worker.call({ kind: 'forget', directory }, GRACE_PERIOD);
      return true;
    } catch (error) {
      if (error instanceof WorkerEndedError) return false;
      throw error;
    }
  }

  /** Puts a catalog that no worker has received before those that came after it. */
  #requeue(job: QueuedJob): void {
    if (this.#isClosed) job.reject(stopping());
    else this.#queue.unshift(job);
  }

  async #compile(worker: WorkerProcess, { version, request, resolve, reject }: QueuedJob): Promise<void> {
    try {
      const deadline = this.#options.settings.timeLimit * 1000 + GRACE_PERIOD;
      const answer = await worker.call({ kind: 'compile', version, request }, deadline);
      if (answer.kind === 'compiled') resolve(answer.answer);
      else reject(new Error(answer.kind === 'failed' ? answer.message : 'the worker gave another answer'));
    } catch (error) {
      if (error instanceof WorkerEndedError)
        resolve({ error: `the worker that compiled the catalog failed: ${error.message}`, logs: [] });
      else reject(error);
    }
  }

  /** Starts as many workers as have ended. */
  #replaceWorkers(): void {
    for (let missing = this.#options.workers - this.#workers.size - this.#starting; missing > 0; missing--)
      void this.#startWorker().catch((error: unknown) => this.#onStartFailure(error));
  }

  /** Without any worker, the catalogs that wait would wait without end. */
  #onStartFailure(error: unknown): void {
    this.#options.onStartFailure?.(error);
    if (this.#workers.size > 0 || this.#starting > 0) return;
    for (const { reject } of this.#queue.splice(0)) reject(unavailable('no worker can be started'));
  }

  async #startWorker(): Promise<void> {
    this.#starting++;
    try {
      const worker = await WorkerProcess.start(this.#options.settings, (ended) => this.#onEnd(ended));
      if (this.#isClosed) {
        worker.kill();
        return;
      }
      this.#workers.add(worker);
      this.#idle.push(worker);
    } finally {
      this.#starting--;
    }
    this.#dispatch();
  }

  #onEnd(worker: WorkerProcess): void {
    this.#forgotten.delete(worker);
    if (!this.#workers.delete(worker) || this.#isClosed) return;
    const at = this.#idle.indexOf(worker);
    if (at !== -1) this.#idle.splice(at, 1);
    this.#options.onWorkerEnd?.();
    this.#replaceWorkers();
  }
}

function stopping(): HttpError {
  return unavailable('the server stops');
}
