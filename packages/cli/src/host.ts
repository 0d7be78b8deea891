import type { Readable } from 'node:stream';

/** Where text goes: standard output or standard error. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What surrounds a command. Tests give their own; `processHost` is the real one. */
export interface Host {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Relative paths are taken from here. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The surroundings of the running process. */
export function processHost(): Host {
  return { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, cwd: process.cwd(), env: process.env };
}

/** Whether colours may be written to `sink`: it is a terminal, and neither `NO_COLOR` nor a dumb terminal says no. */
export function wantsColor(sink: Sink, env: Host['env']): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true;
  return sink.isTTY === true && env['TERM'] !== 'dumb';
}
