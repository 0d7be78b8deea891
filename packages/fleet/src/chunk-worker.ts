import { setTimeout } from 'node:timers/promises';
import type { ChunkJob, ChunkQueue } from './chunk-queue.js';
import type { Database } from './database/database.js';
import type { FleetStore } from './fleet-store.js';
import type { CompileChunk } from './node-result.js';

const MILLISECONDS_BETWEEN_POLLS = 500;

/** When a worker ends. */
export interface WorkOptions {
  /** The number of chunks to compile at the same time. */
  readonly concurrency: number;
  /** Ends the worker after its current chunks. */
  readonly signal: AbortSignal;
}

/** Compiles the chunks of the queue until a signal ends it. */
export class ChunkWorker {
  readonly #database: Database;
  readonly #queue: ChunkQueue;
  readonly #store: FleetStore;
  readonly #compile: CompileChunk;

  constructor(database: Database, queue: ChunkQueue, store: FleetStore, compile: CompileChunk) {
    this.#database = database;
    this.#queue = queue;
    this.#store = store;
    this.#compile = compile;
  }

  /** @throws {Error} the error of `compile`, after the job was given back */
  async run({ concurrency, signal }: WorkOptions): Promise<void> {
    const stop = new AbortController();
    const signals = AbortSignal.any([signal, stop.signal]);
    const loops = Array.from({ length: concurrency }, () => this.#loop(signals));
    try {
      await Promise.all([...loops, this.#watch(signals)]);
    } finally {
      stop.abort();
      await Promise.allSettled(loops);
    }
  }

  async #loop(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const job = await this.#database.retrying(() => this.#queue.claim());
      if (job === undefined) await pause(signal);
      else await this.#complete(job);
    }
  }

  /** Looks for jobs whose workers have ended, and for dead letters. */
  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#database.retrying(() => this.#queue.releaseLostJobs());
      while (await this.#database.retrying(() => this.#store.handleDeadLetter()));
      await pause(signal);
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

async function pause(signal: AbortSignal): Promise<void> {
  await setTimeout(MILLISECONDS_BETWEEN_POLLS, undefined, { signal }).catch(() => undefined);
}
