/**
 * Runs a command again with a larger stack.
 *
 * Node's main thread has a stack of about 1 MB, and no safe means to get a larger one. It suffices for sources that are
 * nested in about 500 levels. Worker threads have stacks of any size. A command that finds a deeper source ends, and
 * runs again from the start in a worker. It prints only the part of its output that it has not printed yet.
 */
import { EventEmitter, once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { ExitCode } from './process/exit-code.js';
import type { Host, Input, Sink } from './process/host.js';

/** It suffices for sources with the nesting depth that the parser allows. */
const STACK_MEGABYTES = 32;

/** The stack is too small for a source. Only commands whose host can run them again throw this error. */
export class StackTooSmall extends Error {
  override readonly name = 'StackTooSmall';
}

/** The data with which the worker runs a command. */
export interface CommandWorkerData {
  readonly command: {
    readonly argv: readonly string[];
    readonly stdout: Omit<Sink, 'write'>;
    readonly stderr: Omit<Sink, 'write'>;
  };
}

/** Whether the data of a worker are those of a command. */
export function isCommandData(data: unknown): data is CommandWorkerData {
  return typeof data === 'object' && data !== null && 'command' in data;
}

type StreamName = 'stdout' | 'stderr';

/** The messages of the worker: output, a request for standard input, a signal that it handles or not, or the exit code. */
type WorkerMessage =
  | { readonly stream: StreamName; readonly text: string }
  | { readonly needsInput: true }
  | { readonly signal: string; readonly isHandled: boolean }
  | { readonly code: ExitCode };

/** The messages to the worker: standard input, or a signal. */
type WorkerInput = { readonly input: Uint8Array } | { readonly signal: string };

type RunCommand = (argv: readonly string[], host: Host) => Promise<ExitCode>;

/** Runs a command on this thread, and on a worker with a larger stack if it is necessary. */
export async function runWithEnoughStack(
  run: RunCommand,
  argv: readonly string[],
  host: Host,
  workerFile: URL,
): Promise<ExitCode> {
  const input = new RecordedInput(host.stdin);
  const outputs = { stdout: new CountedOutput(host.stdout), stderr: new CountedOutput(host.stderr) };
  const onStackTooSmall = (): never => {
    throw new StackTooSmall();
  };
  try {
    return await run(argv, { ...host, ...outputs, stdin: input, onStackTooSmall });
  } catch (error) {
    if (!(error instanceof StackTooSmall)) throw error;
    return await runInWorker(argv, { ...outputs, input, signals: host.signals }, workerFile);
  }
}

/** The part of the process that the worker uses. */
interface Surroundings extends Readonly<Record<StreamName, CountedOutput>> {
  readonly input: RecordedInput;
  readonly signals: EventEmitter | undefined;
}

async function runInWorker(argv: readonly string[], surroundings: Surroundings, file: URL): Promise<ExitCode> {
  const { stdout, stderr, input, signals } = surroundings;
  stdout.repeat();
  stderr.repeat();
  const workerData: CommandWorkerData = {
    command: { argv, stdout: propertiesOf(stdout), stderr: propertiesOf(stderr) },
  };
  const worker = new Worker(file, { workerData, resourceLimits: { stackSizeMb: STACK_MEGABYTES } });
  const send = (message: WorkerInput): void => worker.postMessage(message);
  const forward = (signal: string): void => send({ signal });
  const code = await new Promise<ExitCode>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('stream' in message) surroundings[message.stream].write(message.text);
      else if ('code' in message) resolve(message.code);
      else if ('signal' in message) signals?.[message.isHandled ? 'on' : 'off'](message.signal, forward);
      else void input.bytes().then((bytes) => send({ input: bytes }), reject);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(ExitCode.internal));
  });
  await worker.terminate();
  return code;
}

function propertiesOf({ isTTY, columns }: Sink): Omit<Sink, 'write'> {
  return { ...(isTTY !== undefined && { isTTY }), ...(columns !== undefined && { columns }) };
}

/** Runs the command of a worker. The thread that started the worker prints the output. */
export async function runCommandOfWorker(run: RunCommand, data: CommandWorkerData, host: Host): Promise<void> {
  const { argv, stdout, stderr } = data.command;
  const send = (message: WorkerMessage): void => parentPort?.postMessage(message);
  const sink = (stream: StreamName, properties: Omit<Sink, 'write'>): Sink => ({
    ...properties,
    write: (text) => send({ stream, text }),
  });
  const received = new EventEmitter();
  parentPort?.on('message', (message: WorkerInput) => {
    if ('signal' in message) received.emit(message.signal, message.signal);
    else received.emit('input', message.input);
  });
  const code = await run(argv, {
    ...host,
    stdin: inputOf(received, send),
    stdout: sink('stdout', stdout),
    stderr: sink('stderr', stderr),
    signals: forwardedSignals(received, send),
  });
  send({ code });
}

async function* inputOf(received: EventEmitter, send: (message: WorkerMessage) => void): AsyncGenerator<Buffer> {
  const answer = once(received, 'input') as Promise<[Uint8Array]>;
  send({ needsInput: true });
  const [bytes] = await answer;
  yield Buffer.from(bytes);
}

/** Emits the signals that the process receives. It says which of them have a listener: the others end the process. */
function forwardedSignals(received: EventEmitter, send: (message: WorkerMessage) => void): EventEmitter {
  const signals = new EventEmitter();
  const count = (name: string | symbol): number => signals.listenerCount(name);
  signals.on('newListener', (signal: string) => {
    if (count(signal) > 0) return;
    received.on(signal, () => signals.emit(signal, signal));
    send({ signal, isHandled: true });
  });
  signals.on('removeListener', (signal: string) => {
    if (count(signal) > 0) return;
    received.removeAllListeners(signal);
    send({ signal, isHandled: false });
  });
  return signals;
}

/** Standard input, of which a command may have read a part. */
class RecordedInput {
  readonly #chunks: Uint8Array[] = [];
  readonly #source: Input;
  #chunksOfSource: AsyncIterator<string | Uint8Array> | undefined;

  constructor(source: Input) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const source = (this.#chunksOfSource ??= this.#source[Symbol.asyncIterator]());
    for (let next = await source.next(); next.done !== true; next = await source.next()) {
      const chunk = typeof next.value === 'string' ? Buffer.from(next.value) : next.value;
      this.#chunks.push(chunk);
      yield chunk;
    }
  }

  /** Reads the whole input. */
  async bytes(): Promise<Buffer> {
    for await (const _ of this);
    return Buffer.concat(this.#chunks);
  }
}

/** An output whose beginning can be written again without effect. */
class CountedOutput implements Sink {
  readonly #sink: Sink;
  #written = 0;
  #skipped = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  get isTTY(): boolean | undefined {
    return this.#sink.isTTY;
  }

  get columns(): number | undefined {
    return this.#sink.columns;
  }

  write(text: string): void {
    const rest = text.slice(this.#skipped);
    this.#skipped -= text.length - rest.length;
    this.#written += rest.length;
    if (rest !== '') this.#sink.write(rest);
  }

  /** Skips as many characters as have been written. */
  repeat(): void {
    this.#skipped = this.#written;
  }
}
