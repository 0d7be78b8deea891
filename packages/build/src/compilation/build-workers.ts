import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CompilerOptions, SourceJob, SourceResult } from './source-compiler.js';
import type { BuiltModule } from './source-links.js';

/** What a worker needs to compile sources. */
export interface BuildWorkerData {
  /** The name of the dialect of all sources; undefined if their extensions select it. */
  readonly dialect: string | undefined;
  readonly options: CompilerOptions;
  readonly cwd: string;
  /** By the paths of the sources. */
  readonly modules: ReadonlyMap<string, BuiltModule>;
}

/** The number of sources for which the start of another worker pays off. */
const SOURCES_PER_WORKER = 150;

/** The number of sources that a worker gets at a time. It is small, so that all workers finish at the same time. */
const SOURCES_PER_REQUEST = 8;

/** Returns the number of workers for a build. One worker is not worth a thread. */
export function workerCount(sources: number): number {
  return Math.min(availableParallelism(), Math.floor(sources / SOURCES_PER_WORKER));
}

/** The stack of a worker suffices for sources with the nesting depth that parsers allow. */
const STACK_MEGABYTES = 32;

/**
 * What the build sends to a worker: the sources to compile, with their places in the build. Null ends the worker: as with
 * the end of a process, the listeners of the event `exit` of `process` are called.
 */
export type BuildRequest = readonly (readonly [index: number, source: SourceJob])[] | null;

/** What a worker answers. */
export type BuildAnswer = readonly (readonly [index: number, result: SourceResult])[];

/** Compiles the sources of one build in several threads. */
export class BuildWorkers<Source extends SourceJob> {
  readonly #sources: readonly Source[];
  /** By the place of the source. */
  readonly #results: (SourceResult | undefined)[] = [];
  readonly #workers: readonly Worker[];
  /** The ends of the workers. */
  readonly #ends: Promise<unknown>[] = [];
  /** The number of sources that the workers have received. */
  #sent = 0;
  /** The number of workers that are compiling. */
  #busy = 0;
  #isClosed = false;
  #failure: Error | undefined;
  /** Resumes `compile` after an answer. */
  #resume: () => void = () => {};

  constructor(sources: readonly Source[], count: number, data: BuildWorkerData) {
    this.#sources = sources;
    this.#workers = Array.from({ length: count }, () => this.#start(data));
  }

  /**
   * Returns the results in the order of the sources. If the caller stops early, the sources that the workers have
   * received are finished.
   *
   * @throws {Error} what ended a worker
   */
  async *compile(): AsyncGenerator<readonly [Source, SourceResult]> {
    try {
      for (const worker of this.#workers) this.#send(worker);
      for (const [index, source] of this.#sources.entries()) {
        let result;
        while ((result = this.#results[index]) === undefined) await this.#answer();
        this.#results[index] = undefined;
        yield [source, result];
      }
    } finally {
      this.#isClosed = true;
      while (this.#busy > 0) await this.#answer();
      for (const worker of this.#workers) worker.postMessage(null satisfies BuildRequest);
      await Promise.all(this.#ends);
    }
  }

  #start(workerData: BuildWorkerData): Worker {
    const worker = new Worker(fileURLToPath(new URL('build-worker.js', import.meta.url)), {
      workerData: { build: workerData },
      resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    });
    this.#ends.push(new Promise((resolve) => worker.once('exit', resolve)));
    worker.on('message', (answer: BuildAnswer) => {
      for (const [index, result] of answer) this.#results[index] = result;
      this.#busy--;
      this.#send(worker);
      this.#resume();
    });
    worker.on('error', (error) => {
      this.#failure = error;
      this.#busy = 0;
      this.#resume();
    });
    return worker;
  }

  /** Sends the next sources to a worker. */
  #send(worker: Worker): void {
    if (this.#isClosed || this.#sent >= this.#sources.length) return;
    const end = Math.min(this.#sent + SOURCES_PER_REQUEST, this.#sources.length);
    const request: [number, SourceJob][] = [];
    for (; this.#sent < end; this.#sent++) request.push([this.#sent, this.#sources[this.#sent]!]);
    this.#busy++;
    worker.postMessage(request satisfies BuildRequest);
  }

  #answer(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    return new Promise((resolve) => (this.#resume = resolve));
  }
}
