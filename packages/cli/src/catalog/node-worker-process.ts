import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type FatalErrorKind, findFatalError } from '@pptjs/files';
import type { Sink } from '../process/host.js';

/** The first argument of a worker process: see bin.ts. */
export const WORKER_ARGUMENT = 'node-worker';

/**
 * One process for each processor leaves no processor for V8's helpers of the garbage collector. Without them, a worker needs
 * about a tenth less CPU time.
 */
const WORKER_FLAGS = ['--single-threaded-gc'];

/**
 * Starts a process that runs node-worker.ts.
 * @param memoryLimit the memory that one catalog may need, in MiB; undefined for Node's own limit
 * @param env the environment variables of the process
 */
export function startWorker(
  memoryLimit: number | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ChildProcess {
  return fork(fileURLToPath(new URL('node-worker.js', import.meta.url)), [WORKER_ARGUMENT], {
    execArgv: [...process.execArgv, ...WORKER_FLAGS, ...heapFlags(memoryLimit)],
    env: { ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
}

/**
 * The arguments of Node for a process whose evaluations have a limit of memory, in MiB. The heap may become larger than
 * the limit, so that the evaluation fails with an error before V8 ends the process.
 */
export function heapFlags(memoryLimit: number | undefined): readonly string[] {
  return memoryLimit === undefined ? [] : [`--max-old-space-size=${Math.ceil((memoryLimit * 4) / 3)}`];
}

interface FatalError {
  readonly code: string;
  readonly reason: string;
}

const FATAL_ERRORS: Readonly<Record<FatalErrorKind, FatalError>> = {
  memory: {
    code: 'MEMORY_LIMIT_EXCEEDED',
    reason: 'the evaluation needs more memory than the JavaScript engine may use',
  },
  size: {
    code: 'SIZE_LIMIT_EXCEEDED',
    reason: 'the evaluation creates a value that is larger than the JavaScript engine allows',
  },
};

/** The standard error of a worker. Passes on what its code prints, but not the dump with which V8 ends a process. */
export class WorkerOutput {
  readonly #sink: Sink;
  #text = '';
  /** Why V8 has ended the process; undefined if it has not. */
  fatal: FatalError | undefined;

  constructor(stream: Readable | null, sink: Sink) {
    this.#sink = sink;
    stream?.setEncoding('utf8').on('data', (text: string) => (this.#text += text));
  }

  /** Passes on what was printed until now. */
  flush(): void {
    if (this.fatal === undefined) {
      const found = findFatalError(this.#text);
      if (found !== undefined) {
        this.fatal = FATAL_ERRORS[found.kind];
        this.#text = this.#text.slice(0, found.start);
      }
    } else this.#text = '';
    if (this.#text.trim() !== '') this.#sink.write(this.#text);
    this.#text = '';
  }
}
