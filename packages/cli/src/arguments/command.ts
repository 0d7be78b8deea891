import type { ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import type { Arguments } from './arguments.js';

/** An option of a command; the table of these is what parsing and help are made from. */
export interface OptionSpec {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** What help calls the value, `dir` in `--out-dir <dir>`. */
  readonly value?: string;
  readonly summary: string;
  /** The values allowed, where they are few. */
  readonly choices?: readonly string[];
  /** Stated in help. */
  readonly fallback?: string;
}

export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What follows `pptjs <name>`. */
  readonly usage: string;
  /** A few lines of help, above the options. */
  readonly description: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly (readonly [line: string, what: string])[];
  run(args: Arguments, host: Host): Promise<ExitCode>;
}
