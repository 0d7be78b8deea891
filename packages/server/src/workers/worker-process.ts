import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FatalErrorKind, findFatalError } from '@pptjs/files';
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './protocol.js';

/** Reports that a worker ended, or had to be ended, before it answered. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
}

/** The part of the heap limit at which an evaluation fails with an error, before V8 ends the process. */
const PART_OF_HEAP = 0.75;

/** The last output of a worker that ends unexpectedly, in characters. */
const MAX_OUTPUT = 4000;

/** The time that a process has to become ready, in milliseconds. */
const START_DEADLINE = 60_000;

interface PendingCall {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** A worker process, which handles one request at a time. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  #pending: PendingCall | undefined;
  #output = '';
  #hasEnded = false;
  #reason = '';

  private constructor(memoryLimit: number, onEnd: (worker: WorkerProcess) => void) {
    this.#child = fork(fileURLToPath(new URL('worker-main.js', import.meta.url)), [], {
      execArgv: [...process.execArgv, `--max-old-space-size=${Math.ceil(memoryLimit / PART_OF_HEAP)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#output = (this.#output + text).slice(-MAX_OUTPUT);
    });
    this.#child.on('message', (answer: WorkerAnswer) => this.#settle((call) => call.resolve(answer)));
    this.#child.on('error', (error) => {
      this.#reason ||= error.message;
    });
    this.#child.on('close', (code, signal) => {
      this.#hasEnded = true;
      const reason = this.#reason || describeEnd(this.#output, code, signal);
      this.#settle((call) => call.reject(new WorkerEndedError(reason)));
      onEnd(this);
    });
  }

  /**
   * @param onEnd is called when the process has ended, for whatever reason
   * @throws {Error} if the process ends before it is ready, or cannot use the settings
   */
  static async start(settings: WorkerSettings, onEnd: (worker: WorkerProcess) => void): Promise<WorkerProcess> {
    const worker = new WorkerProcess(settings.memoryLimit, onEnd);
    const answer = await worker.call({ kind: 'start', settings }, START_DEADLINE);
    if (answer.kind !== 'failed') return worker;
    worker.kill();
    throw new Error(answer.message);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @param deadline the time after which the process is killed, in milliseconds
   * @throws {WorkerEndedError} if the worker ends before it answers
   */
  call(request: WorkerRequest, deadline?: number): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) {
        reject(new WorkerEndedError('the worker has ended'));
        return;
      }
      const timer = deadline === undefined ? undefined : setTimeout(() => this.#expire(deadline), deadline);
      this.#pending = { resolve, reject, timer };
      // A process that has ended, or that the system could not create, emits `close`.
      if (!this.#child.connected) return;
      try {
        this.#child.send(request, () => undefined);
      } catch (error) {
        // The request cannot be serialized.
        this.#settle((call) => call.reject(error instanceof Error ? error : new Error(String(error))));
      }
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #expire(deadline: number): void {
    this.#reason = `there was no answer after ${deadline / 1000} s`;
    this.kill();
  }

  #settle(settle: (call: PendingCall) => void): void {
    const call = this.#pending;
    this.#pending = undefined;
    if (call === undefined) return;
    clearTimeout(call.timer);
    settle(call);
  }
}

const FATAL_ERRORS: Readonly<Record<FatalErrorKind, string>> = {
  memory: 'it needed more memory than the limit',
  size: 'it created a value that is larger than the JavaScript engine allows',
};

function describeEnd(output: string, code: number | null, signal: string | null): string {
  const fatal = findFatalError(output);
  if (fatal !== undefined) return FATAL_ERRORS[fatal.kind];
  return `it ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`;
}
