import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CompilerOptions, SourceCompiler, SourceJob, SourceResult } from './source-compiler.js';
import type { BuiltModule } from './source-links.js';

/** The settings with which a worker compiles sources. */
export interface BuildWorkerData {
  /** The name of the dialect of all sources; undefined if their extensions select it. */
  readonly dialect: string | undefined;
  readonly options: CompilerOptions;
  readonly cwd: string;
  /** A source of the build. A worker loads its dialect while it waits for requests. */
  readonly firstFile: string;
}

/** The number of sources for which another thread pays off. */
const SOURCES_PER_THREAD = 150;

/** The number of sources that a worker gets at a time. It is small, so that all threads finish at the same time. */
const SOURCES_PER_REQUEST = 4;

/** The number of requests that a worker has, so that it need not wait while the main thread compiles a source. */
const REQUESTS_PER_WORKER = 2;

/** The stack of a worker suffices for sources with the nesting depth that parsers allow. */
const STACK_MEGABYTES = 32;

/** The modules of a build, by the paths of their sources. */
export type BuiltModules = ReadonlyMap<string, BuiltModule>;

/**
 * A message of the build to a worker: first the modules, then the sources to compile, with their places in the build. Null ends
 * the worker: as with the end of a process, the listeners of the event `exit` of `process` are called.
 */
export type BuildRequest =
  | { readonly modules: BuiltModules }
  | { readonly sources: readonly (readonly [index: number, source: SourceJob])[] }
  | null;

/** The answer of a worker. */
export type BuildAnswer = readonly (readonly [index: number, result: SourceResult])[];

/** Compiles the sources of one build in the main thread and in workers. */
export class BuildWorkers<Source extends SourceJob> {
  readonly #data: BuildWorkerData;
  readonly #workers: Worker[] = [];
  /** The ends of the workers. */
  readonly #ends: Promise<unknown>[] = [];
  #sources: readonly Source[] = [];
  /** By the place of the source. */
  readonly #results: (SourceResult | undefined)[] = [];
  /** The number of sources that a thread compiles or has compiled. */
  #taken = 0;
  /** The number of requests that the workers have not answered. */
  #pending = 0;
  #isClosed = false;
  #failure: Error | undefined;
  /** Resumes `compile` after an answer. */
  #resume: () => void = () => {};

  constructor(data: BuildWorkerData) {
    this.#data = data;
  }

  /** Starts the workers that pay off for a number of sources. They get ready while the build plans. */
  start(sources: number): void {
    for (let count = workerCount(sources) - this.#workers.length; count > 0; count--) this.#addWorker();
  }

  /**
   * Returns the results in the order of the sources. If the caller stops early, the sources that the workers have
   * received are finished.
   *
   * @param compiler compiles sources in the main thread
   * @throws {Error} what ended a worker
   */
  async *compile(
    sources: readonly Source[],
    compiler: SourceCompiler,
    modules: BuiltModules,
  ): AsyncGenerator<readonly [Source, SourceResult]> {
    this.#sources = sources;
    this.start(sources.length);
    try {
      for (const worker of this.#workers) worker.postMessage({ modules } satisfies BuildRequest);
      for (let count = 0; count < REQUESTS_PER_WORKER; count++) for (const worker of this.#workers) this.#send(worker);
      for (const [index, source] of sources.entries()) {
        let result;
        while ((result = this.#results[index]) === undefined)
          await (this.#taken < sources.length ? this.#compileNext(compiler) : this.#answer());
        this.#results[index] = undefined;
        yield [source, result];
      }
    } finally {
      this.#isClosed = true;
      while (this.#pending > 0) await this.#answer();
    }
  }

  /** Makes the workers end. They do so while the build continues. */
  close(): void {
    this.#isClosed = true;
    for (const worker of this.#workers.splice(0)) worker.postMessage(null satisfies BuildRequest);
  }

  /** Waits until all workers have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#ends);
  }

  #addWorker(): void {
    const worker = new Worker(fileURLToPath(new URL('build-worker.js', import.meta.url)), {
      workerData: { build: this.#data },
      resourceLimits: { stackSizeMb: STACK_MEGABYTES },
    });
    this.#workers.push(worker);
    this.#ends.push(new Promise((resolve) => worker.once('exit', resolve)));
    worker.on('message', (answer: BuildAnswer) => {
      for (const [index, result] of answer) this.#results[index] = result;
      this.#pending--;
      this.#send(worker);
      this.#resume();
    });
    worker.on('error', (error) => {
      this.#failure = error;
      this.#pending = 0;
      this.#resume();
    });
  }

  /** Sends the next sources to a worker. */
  #send(worker: Worker): void {
    if (this.#isClosed || this.#taken >= this.#sources.length) return;
    const end = Math.min(this.#taken + SOURCES_PER_REQUEST, this.#sources.length);
    const sources: [number, SourceJob][] = [];
    for (; this.#taken < end; this.#taken++) sources.push([this.#taken, this.#sources[this.#taken]!]);
    this.#pending++;
    worker.postMessage({ sources } satisfies BuildRequest);
  }

  /** Compiles a source in this thread, and lets Node handle signals and the answers of the workers. */
  async #compileNext(compiler: SourceCompiler): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const index = this.#taken++;
    this.#results[index] = await compiler.compile(this.#sources[index]!);
    await setImmediate();
  }

  #answer(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    return new Promise((resolve) => (this.#resume = resolve));
  }
}

/** Returns the number of workers for a build. The main thread compiles sources, too. */
function workerCount(sources: number): number {
  return Math.max(0, Math.min(availableParallelism(), Math.floor(sources / SOURCES_PER_THREAD)) - 1);
}
