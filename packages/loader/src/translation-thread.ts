import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ModuleFormat } from '@pptjs/transpiler/dialect';

/** Longer translations are errors: the thread has not started. */
const MAX_MILLISECONDS = 60_000;

/** A request to the thread: the file to translate. */
export interface Request {
  readonly url: string;
  readonly format: ModuleFormat;
}

/** The data that the thread gets at its start. */
export interface ThreadData {
  /** Takes the answers. */
  readonly answers: MessagePort;
  /** Its first element is 1 if there is an answer. */
  readonly state: Int32Array;
}

/** The module of a file, or the error of its translation. */
export type Answer = { readonly code: string } | { readonly error: unknown };

/**
 * Translates files in another thread while the calling thread waits. The other thread loads modules of its own, so it
 * can use a dialect that the calling thread has begun to import.
 */
export class TranslationThread {
  readonly #worker: Worker;
  readonly #answers: MessagePort;
  readonly #state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#answers = port1;
    const workerData: ThreadData = { answers: port2, state: this.#state };
    // Without the options of the process, which may register the loader.
    this.#worker = new Worker(new URL('translation-worker.js', import.meta.url), {
      workerData,
      transferList: [port2],
      execArgv: [],
    });
    this.#worker.unref();
  }

  /**
   * Returns the module of the file at a URL; undefined if the thread does not answer.
   *
   * @throws {SyntaxError} with all errors of the file
   */
  translate(url: string, format: ModuleFormat): string | undefined {
    Atomics.store(this.#state, 0, 0);
    this.#worker.postMessage({ url, format } satisfies Request);
    Atomics.wait(this.#state, 0, 0, MAX_MILLISECONDS);
    const received = receiveMessageOnPort(this.#answers) as { readonly message: Answer } | undefined;
    if (received === undefined) return undefined;
    if ('error' in received.message) throw received.message.error;
    return received.message.code;
  }
}
