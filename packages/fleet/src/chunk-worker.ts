import { setTimeout } from 'node:timers/promises';
import type { ChunkJob, ChunkQueue } from './chunk-queue.js';
import type { Database } from './database/database.js';
import type { FleetStore } from './fleet-store.js';
import type { CompileChunk } from './node-result.js';

const MILLISECONDS_BETWEEN_POLLS = 500;

/** How often a worker looks for the jobs of others that have ended. */
const MILLISECONDS_BETWEEN_CHECKS = 2000;

/** When a worker ends. */
export interface WorkOptions {
  /**
   * How many chunks can be compiled at the same time. `compile` gets one chunk more, so that it can go on while the results
   * of a chunk are stored and the next chunk is read.
   */
  readonly concurrency: number;
  /** Ends the worker after its current chunks. */
  readonly signal: AbortSignal;
  /** Is called when the worker has completed its jobs and there are no others. */
  readonly onIdle?: () => void;
}

/** Compiles the chunks of the queue until a signal ends it. */
export class ChunkWorker {
  readonly #database: Database;
  readonly #queue: ChunkQueue;
  readonly #store: FleetStore;
  readonly #compile: CompileChunk;
  /** The jobs that this worker has. */
  readonly #active = new Set<Promise<void>>();
  /** Ends when the next job may be claimed. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database, queue: ChunkQueue, store: FleetStore, compile: CompileChunk) {
    this.#database = database;
    this.#queue = queue;
    this.#store = store;
    this.#compile = compile;
  }

  /** @throws {Error} the error of `compile`, after the job was given back */
  async run({ concurrency, signal, onIdle }: WorkOptions): Promise<void> {
    const stop = new AbortController();
    const signals = AbortSignal.any([signal, stop.signal]);
    const loops = Array.from({ length: concurrency + 1 }, () => this.#loop(signals, onIdle));
    try {
      await Promise.all([...loops, this.#watch(signals)]);
    } finally {
      stop.abort();
      await Promise.allSettled(loops);
    }
  }

  async #loop(signal: AbortSignal, onIdle?: () => void): Promise<void> {
    let hasCompleted = false;
    while (!signal.aborted) {
      const turn = this.#turn.then(() => this.#startNext(signal));
      // A failed turn ends the worker, but the other loops must complete their jobs.
      this.#turn = turn.catch(() => undefined);
      const started = await turn;
      if (started === undefined) {
        if (hasCompleted && this.#active.size === 0) onIdle?.();
        hasCompleted = false;
        await pause(MILLISECONDS_BETWEEN_POLLS, signal);
      } else {
        await started.completed;
        hasCompleted = true;
      }
    }
  }

  /**
   * Claims a job and starts it. A job that an earlier worker did not complete may end this worker. It must not take other
   * jobs with it, because these would become dead letters too, so the worker has no other job meanwhile.
   */
  async #startNext(signal: AbortSignal): Promise<{ readonly completed: Promise<void> } | undefined> {
    if (signal.aborted) return undefined;
    const job = await this.#database.retrying(() => this.#queue.claim());
    if (job === undefined) return undefined;
    if (job.retries > 0) await Promise.allSettled(this.#active);
    const completed = this.#complete(job);
    this.#active.add(completed);
    const remove = (): void => void this.#active.delete(completed);
    completed.then(remove, remove);
    if (job.retries > 0) await completed;
    return { completed };
  }

  /** Looks for jobs whose workers have ended, and for dead letters. */
  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#database.retrying(() => this.#queue.releaseLostJobs());
      while (await this.#database.retrying(() => this.#store.handleDeadLetter()));
      await pause(MILLISECONDS_BETWEEN_CHECKS, signal);
    }
  }

  async #complete(job: ChunkJob): Promise<void> {
    const chunk = await this.#database.retrying(() => this.#store.readChunk(job));
    // An earlier worker ended while it had this job: smaller jobs find the node that ends workers.
    if (job.retries > 0 && chunk.nodes.length > 1) {
      await this.#database.retrying(() => this.#store.split(job, chunk));
      return;
    }
    try {
      const results = chunk.nodes.length === 0 ? [] : await this.#compile(chunk);
      await this.#database.retrying(() => this.#store.finish(job, chunk, results));
    } catch (error) {
      await this.#database.retrying(() => this.#queue.release(job));
      throw error;
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
