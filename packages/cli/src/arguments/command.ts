import type { ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import type { Arguments } from './arguments.js';

/** The declaration of an option. The argument parser and the help both read it. */
export interface OptionSpec {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** The name of the value in the help: `dir` in `--out-dir <dir>`. */
  readonly value?: string;
  readonly summary: string;
  /** Whether the option may occur several times: `Arguments.list` has its values. */
  readonly multiple?: true;
  /** The allowed values, if there are few. */
  readonly choices?: readonly string[];
  /** Some of the allowed values, which shells complete. */
  readonly suggestions?: readonly string[];
  /** The default value as the help describes it. The command itself applies the default. */
  readonly fallback?: string;
}

export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** The arguments, as the help shows them after `pptjs <name>`. */
  readonly usage: string;
  /** The part of the help above the options. */
  readonly description: string;
  /** The words that the first argument may be, which shells complete. By default, shells complete file names. */
  readonly firstArguments?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /**
   * Whether the configuration file can list the paths of the command. Undefined if the command does not read the
   * configuration file.
   */
  readonly configuration?: { readonly paths: boolean };
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  run(args: Arguments, host: Host): Promise<ExitCode>;
  /**
   * Returns a function that runs the command several times, for `--watch`, and caches what has not changed between two
   * runs. Without it, or if it returns undefined, each run starts from the beginning.
   */
  runner?(args: Arguments, host: Host): Promise<RunAfterChange | undefined>;
}

/** Runs a command again. @param changed the absolute paths of the files that have changed since the last run */
export type RunAfterChange = (changed: readonly string[]) => Promise<ExitCode>;
