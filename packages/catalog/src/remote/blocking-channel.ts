import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A request to a thread. */
export interface ChannelRequest {
  readonly id: number;
  readonly content: unknown;
}

/** The answer of a thread. A thread without an `error` has succeeded. */
export interface ChannelAnswer {
  readonly id: number;
  readonly content?: unknown;
  readonly error?: string;
}

/** The data with which a thread answers. */
export interface ChannelData {
  readonly port: MessagePort;
  /** One number: counts the answers. */
  readonly answers: Int32Array;
  /** The settings of the thread. */
  readonly settings: unknown;
}

/** Reports that a thread gave no answer. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
}

interface RunningThread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly answers: Int32Array;
}

/**
 * Lets synchronous code wait for asynchronous work: a thread owns the network connections, and `call` blocks until it has
 * answered. An evaluation cannot wait for promises. The thread starts with the first call and ends with the process, with
 * `close`, or if it does not answer in time. It does not keep the process alive.
 */
export class BlockingChannel {
  readonly #script: URL;
  readonly #settings: unknown;
  #thread: RunningThread | undefined;
  #lastId = 0;

  /**
   * @param script a module that calls `answerChannel`
   * @param settings plain data for the thread
   */
  constructor(script: URL, settings: unknown) {
    this.#script = script;
    this.#settings = settings;
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @param deadline the time for the answer, in milliseconds
   * @throws {ChannelError} if the request has failed, or there is no answer in time
   */
  call(content: unknown, deadline: number): unknown {
    const { port, answers } = (this.#thread ??= this.#start());
    const id = ++this.#lastId;
    const end = performance.now() + deadline;
    let seen = Atomics.load(answers, 0);
    port.postMessage({ id, content } satisfies ChannelRequest);
    for (;;) {
      for (let answer = nextAnswer(port); answer !== undefined; answer = nextAnswer(port)) {
        // An interrupted evaluation has left the answer to an earlier request.
        if (answer.id !== id) continue;
        if (answer.error !== undefined) throw new ChannelError(answer.error);
        return answer.content;
      }
      if (Atomics.wait(answers, 0, seen, end - performance.now()) === 'timed-out') {
        this.close();
        throw new ChannelError(`there was no answer after ${deadline / 1000} s`);
      }
      seen = Atomics.load(answers, 0);
    }
  }

  /** Ends the thread. The next call starts another one. */
  close(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    thread?.port.close();
    void thread?.worker.terminate();
  }

  #start(): RunningThread {
    const { port1, port2 } = new MessageChannel();
    const answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: ChannelData = { port: port2, answers, settings: this.#settings };
    // Options of the process, such as the size of its heap, are not for threads.
    const worker = new Worker(this.#script, { workerData, transferList: [port2], execArgv: [], name: 'network' });
    // The thread ends by itself only if it crashes. A call that waits then reports that there was no answer.
    worker.on('error', () => {
      if (this.#thread?.worker === worker) this.close();
    });
    worker.unref();
    port1.unref();
    return { worker, port: port1, answers };
  }
}

function nextAnswer(port: MessagePort): ChannelAnswer | undefined {
  return (receiveMessageOnPort(port) as { readonly message: ChannelAnswer } | undefined)?.message;
}
