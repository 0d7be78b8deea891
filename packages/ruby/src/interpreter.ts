import { readdirSync, readFileSync } from 'node:fs';
import { ConsoleStdout, File, OpenFile } from '@bjorn3/browser_wasi_shim';
import { TimeLimit } from '@pptjs/runtime/time-limit';
import { LIBRARY_DIRECTORY } from './image/ruby-files.js';
import { startMachine } from './image/start-machine.js';
import { Handles } from './machine/handles.js';
import type { Machine, MachineHost } from './machine/machine.js';
import { Sandbox, type SandboxFiles } from './machine/sandbox.js';
import { messages } from './messages.js';

/** The folder in the sandbox with the part of Puppet's Ruby interface that module code needs (ruby-lib). */
const LIBRARY = '/pptjs';

/** The limit for reading the frames of terminated code, in milliseconds. On an idle machine, this takes a few milliseconds. */
const FRAMES_LIMIT = 5000;

/** The start of a text that the bridge passes to `JS.eval`, and the text that asks for the current request. */
const REQUEST_PREFIX = 'pptjs ';
const NEXT_REQUEST = 'pptjs';

const libraryFiles: SandboxFiles = {
  list: (path) =>
    readdirSync(path, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
  read: (path) => readFileSync(path),
};

/** Answers a request of Ruby to the host. The request and the answer are JSON. It must not throw. */
export type Answer = (name: string, request: string) => string;

export interface InterpreterOptions {
  readonly answer: Answer;
  /** Receives the lines that Ruby code prints. */
  readonly print: (line: string) => void;
  /** The time that a request may take, in seconds. Default 10. */
  readonly timeLimit?: number;
  /** The memory that Ruby may use, in MiB. Default 512. */
  readonly memoryLimit?: number;
}

/** Ruby code did not end in time. The interpreter cannot be used again. */
export class RubyTimeoutError extends Error {
  /** The frames of the Ruby code that was running, innermost first: `path:line:in 'method'`. */
  readonly frames: readonly string[];

  constructor(seconds: number, frames: readonly string[]) {
    super(messages.TIMEOUT.replace('{seconds}', String(seconds)));
    this.frames = frames;
  }
}

/** A running CRuby. Of the machine it sees only the sandbox, and of JavaScript only `answer`. */
export class Interpreter {
  readonly sandbox = new Sandbox();
  readonly #machine: Machine;
  readonly #handle: () => string;
  /** The requests that are sent before the next one. */
  #announced: string[] = [];
  readonly #seconds: number;
  readonly #timeLimit: TimeLimit;
  /** Whether a request is running. Ruby code calls the host, which can send another request. */
  #isRunning = false;
  /** The lines that Ruby writes while the frames of terminated code are read; undefined before. */
  #report: string[] | undefined;
  /** The request that `handle` of ruby-lib/pptjs/bridge.rb reads. */
  #request = '';

  /** @throws {Error} if the files of this package are incomplete */
  constructor({ answer, print, timeLimit = 10, memoryLimit = 512 }: InterpreterOptions) {
    const ask = (text: string): string | undefined => {
      if (text === NEXT_REQUEST) return this.#request;
      if (!text.startsWith(REQUEST_PREFIX)) return undefined;
      const end = text.indexOf('\n');
      return answer(text.slice(REQUEST_PREFIX.length, end), text.slice(end + 1));
    };
    const write = (line: string): void => {
      if (this.#report === undefined) print(line);
      else this.#report.push(line);
    };
    const { machine, entry } = startMachine(machineHost(this.sandbox, ask, write), memoryLimit);
    this.#machine = machine;
    this.#handle = () => machine.callMethod(entry);
    this.#seconds = timeLimit;
    this.#timeLimit = new TimeLimit(timeLimit * 1000);
    this.request('start', '{}');
  }

  /**
   * Sends a request to ruby-lib/pptjs/bridge.rb. The request and the answer are JSON.
   *
   * @throws {RubyTimeoutError} if the request takes too long
   * @throws {Error} if the interpreter fails; then it cannot be used again
   */
  request(name: string, request: string): string {
    const text = `${name}\n${request}`;
    if (this.#isRunning) return this.#send(text);
    this.#isRunning = true;
    try {
      return this.#timeLimit.run(
        () => this.#send(text),
        () => {
          throw new RubyTimeoutError(this.#seconds, this.#framesOfTerminated());
        },
      );
    } finally {
      this.#isRunning = false;
    }
  }

  /**
   * Sends a request before the next one, within its limit of time: to start a limit takes as long as many requests. The
   * answer is ignored.
   */
  announce(name: string, request: string): void {
    this.#announced.push(`${name}\n${request}`);
  }

  #send(text: string): string {
    const announced = this.#announced;
    this.#announced = [];
    for (const each of announced) this.#answerTo(each);
    return this.#answerTo(text);
  }

  #answerTo(text: string): string {
    this.#request = text;
    return this.#handle();
  }

  /**
   * The frames of code that was terminated. Ruby's stack is as it was then. If Ruby was collecting garbage, it cannot run
   * the code that returns the frames. It ends with a report, which has them too.
   */
  #framesOfTerminated(): readonly string[] {
    const report: string[] = (this.#report = []);
    try {
      return new TimeLimit(FRAMES_LIMIT).run(
        () => this.#machine.framesOfTerminated(),
        () => [],
      );
    } catch {
      return framesInReport(report);
    }
  }
}

/** The title of the frames in a report of CRuby about itself. */
const FRAMES_TITLE = '-- Ruby level backtrace information';

/** Returns the frames in a report, innermost first. */
function framesInReport(lines: readonly string[]): readonly string[] {
  const title = lines.findIndex((line) => line.startsWith(FRAMES_TITLE));
  if (title === -1) return [];
  const end = lines.indexOf('', title);
  return lines.slice(title + 1, end === -1 ? undefined : end).reverse();
}

/** Creates the host of a machine: the sandbox with this package's Ruby files, no input, and `print`. */
export function machineHost(
  sandbox: Sandbox,
  ask: (text: string) => string | undefined,
  print: (line: string) => void,
): MachineHost {
  sandbox.mount(LIBRARY, libraryFiles, LIBRARY_DIRECTORY);
  const output = () => ConsoleStdout.lineBuffered(print);
  return {
    descriptors: [new OpenFile(new File(new Uint8Array())), output(), output(), sandbox.root],
    access: { values: new Handles(), ask },
  };
}
