import type { EventEmitter } from 'node:events';

/** Standard output or standard error. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Standard input: its chunks. */
export type Input = AsyncIterable<string | Uint8Array>;

/** The surroundings of a command: standard streams, current folder and environment variables. */
export interface Host {
  readonly stdin: Input;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Emits the signals that the process receives. Without it, the command does not handle signals. */
  readonly signals?: EventEmitter;
  /** Ends the command, to run it again with a larger stack. Without it, the stack cannot grow. */
  readonly onStackTooSmall?: () => never;
}

/** Returns the host that is the running process. Tests pass their own hosts to `main`. */
export function processHost(): Host {
  return {
    // Most commands do not read standard input, whose stream takes time to create.
    stdin: { [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator]() },
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
    signals: process,
  };
}
