/**
 * Runs a batch in a process of its own. V8 ends a process whose memory is exhausted, so the process that evaluates the
 * cases may end at any of them. Then that case gets an answer with an error, and a new process answers the others.
 *
 * This file is a part of bundle/start.cjs: it must not import the command, which the other process loads.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { heapFlags, WorkerOutput } from '../catalog/node-worker-process.js';

/** The first argument of the process that evaluates the cases: see bin.ts. */
export const BATCH_WORKER_ARGUMENT = 'batch-worker';

const NEWLINE = 10;

/** The signals that end the process are passed on. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the arguments after `pptjs` are those of a batch. */
export function isBatch(argv: readonly string[]): boolean {
  const [command] = argv;
  return command === 'batch' || ((command === 'eval' || command === 'compile') && argv.includes('--batch'));
}

/** Runs the batch with these arguments, then sets the exit code. */
export function superviseBatch(argv: readonly string[]): void {
  process.stdout.on('error', () => process.exit(0));
  void new Supervisor(argv, process).run().then((code) => {
    process.exitCode = code;
  });
}

/** The cases that the running process has not answered, in the order of the input. */
class PendingCases {
  /** Whole lines, each with the number of its cases. */
  readonly #blocks: { readonly bytes: Buffer; readonly cases: number }[] = [];
  /** The number of answered cases of the first block. */
  #answered = 0;

  add(bytes: Buffer): void {
    this.#blocks.push({ bytes, cases: linesOf(bytes).length });
  }

  answer(count: number): void {
    this.#answered += count;
    for (let [first] = this.#blocks; first !== undefined && this.#answered >= first.cases; [first] = this.#blocks) {
      this.#answered -= first.cases;
      this.#blocks.shift();
    }
  }

  /** Removes and returns the cases. */
  takeAll(): Buffer[] {
    const lines = this.#blocks.splice(0).flatMap(({ bytes }) => linesOf(bytes));
    const open = lines.slice(this.#answered);
    this.#answered = 0;
    return open;
  }
}

/** The lines that are not blank, with their newlines. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    const line = bytes.subarray(start, end);
    // Most lines begin with `{`.
    if (line[0] === 0x7b || line.toString('utf8').trim() !== '') lines.push(line);
    start = end;
  }
  return lines;
}

interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** How a process ended. */
interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The reason why V8 ended the process; undefined if it did not. */
  readonly fatal: { readonly code: string; readonly reason: string } | undefined;
}

class Supervisor {
  readonly #argv: readonly string[];
  readonly #streams: Streams;
  readonly #pending = new PendingCases();
  /** The input whose line has not ended. */
  #rest: Buffer = Buffer.alloc(0);
  #hasEnded = false;
  #worker: ChildProcess | undefined;
  #onAnswers: (() => void) | undefined;

  constructor(argv: readonly string[], streams: Streams) {
    this.#argv = argv;
    this.#streams = streams;
    for (const signal of SIGNALS)
      process.once(signal, () => {
        this.#worker?.kill(signal);
        process.kill(process.pid, signal);
      });
  }

  /** Returns the exit code. */
  async run(): Promise<number> {
    let end = this.#start();
    this.#streams.stdin.on('data', (chunk: Buffer) => this.#read(chunk)).on('end', () => this.#finish());
    for (;;) {
      const { code, signal, fatal } = await end;
      if (fatal === undefined && !isFatal(code, signal)) {
        this.#streams.stdin.destroy();
        return code ?? 1;
      }
      this.#streams.stdin.pause();
      await this.#repeat(this.#pending.takeAll());
      end = this.#start();
      if (this.#hasEnded) this.#worker?.stdin?.end();
      else this.#streams.stdin.resume();
    }
  }

  #read(chunk: Buffer): void {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      this.#rest = Buffer.concat([this.#rest, chunk]);
      return;
    }
    const lines = Buffer.concat([this.#rest, chunk.subarray(0, end)]);
    this.#rest = chunk.subarray(end);
    this.#send(lines);
  }

  #finish(): void {
    this.#hasEnded = true;
    if (this.#rest.length > 0) this.#send(Buffer.concat([this.#rest, Buffer.from('\n')]));
    this.#worker?.stdin?.end();
  }

  #send(lines: Buffer): void {
    this.#pending.add(lines);
    const { stdin } = this.#streams;
    if (this.#worker?.stdin?.write(lines) !== false) return;
    stdin.pause();
    this.#worker.stdin.once('drain', () => stdin.resume());
  }

  /**
   * Answers cases one after another, each with its own answer, so that a case that ends its process is known. Several
   * cases may have been in work when the last process ended.
   */
  async #repeat(cases: readonly Buffer[]): Promise<void> {
    let end = this.#start();
    for (const line of cases) {
      const answered = new Promise<undefined>((resolve) => (this.#onAnswers = () => resolve(undefined)));
      this.#pending.add(line);
      this.#worker?.stdin?.write(line);
      const ended = await Promise.race([answered, end]);
      if (ended === undefined) continue;
      this.#pending.takeAll();
      this.#streams.stdout.write(`${errorAnswer(this.#argv, line, ended)}\n`);
      end = this.#start();
    }
    this.#onAnswers = undefined;
    this.#worker?.stdin?.end();
    await end;
  }

  /** Starts a process. Returns how it ends. */
  #start(): Promise<End> {
    const [script = ''] = process.argv.slice(1);
    const flags = heapFlags(memoryLimitIn(this.#argv));
    const argv = [...process.execArgv, ...flags, script, BATCH_WORKER_ARGUMENT, ...this.#argv];
    const worker = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#worker = worker;
    const { stdout, stderr } = this.#streams;
    const output = new WorkerOutput(worker.stderr, { write: (text) => stderr.write(text) });
    worker.stderr.on('data', () => output.flush());
    // A process that has ended takes no more cases. Its end is reported by `close`.
    worker.stdin.on('error', () => undefined);
    worker.stdout.on('data', (chunk: Buffer) => {
      this.#pending.answer(count(chunk, NEWLINE));
      if (!stdout.write(chunk)) {
        worker.stdout.pause();
        stdout.once('drain', () => worker.stdout.resume());
      }
      if (chunk.at(-1) === NEWLINE) this.#onAnswers?.();
    });
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('close', (code, signal) => resolve({ code, signal, fatal: output.fatal }));
    });
  }
}

/** Whether a process was ended from outside its code: by V8, or by the system. */
function isFatal(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === null ? code !== null && code > 128 : !(SIGNALS as readonly string[]).includes(signal);
}

function count(bytes: Buffer, byte: number): number {
  let found = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) found++;
  return found;
}

/** The value of `--memory-limit`; undefined if the command checks it, or it is missing. */
function memoryLimitIn(argv: readonly string[]): number | undefined {
  const at = argv.findIndex((argument) => /^--memory-limit(?:=|$)/.test(argument));
  const text = argv[at]?.split('=')[1] ?? argv[at + 1] ?? '';
  return at !== -1 && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** The answer to a case that ended its process; docs/batch.md describes the fields. */
function errorAnswer(argv: readonly string[], line: Buffer, { code, signal, fatal }: End): string {
  const ended = `the process that evaluated it ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}`;
  const error = fatal?.reason ?? ended;
  const id = idOf(line);
  if (argv[0] === 'compile' || argv[1] === 'compile')
    return JSON.stringify({ id, error, class: 'Puppet::Error', seconds: 0, logs: [] });
  if (argv.some((argument) => /^--dialect(?:=|$)/.test(argument))) return JSON.stringify({ id, error });
  return JSON.stringify({ id, error, kind: 'evaluation', code: fatal?.code ?? null, logs: [] });
}

function idOf(line: Buffer): unknown {
  try {
    const data = JSON.parse(line.toString('utf8')) as { readonly id?: unknown } | null;
    return data?.id ?? null;
  } catch {
    return null;
  }
}
