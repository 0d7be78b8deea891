import { commonOptions } from '../arguments/arguments.js';
import type { Command, OptionSpec } from '../arguments/command.js';

/** The values that a shell offers after an option: some words, files, folders, or none. */
export type ValueCompletion =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'folders' | 'none' };

export interface CompletedOption {
  /** `--out-dir` */
  readonly name: string;
  /** `-o` */
  readonly short: string | undefined;
  readonly summary: string;
  /** Undefined if the option has no value. */
  readonly value: ValueCompletion | undefined;
}

export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  /** The words that the first argument may be. Empty if it is a file. */
  readonly words: readonly string[];
  readonly options: readonly CompletedOption[];
}

/** Describes the commands for the generators of completion scripts. */
export function completedCommands(commands: readonly Command[]): readonly CompletedCommand[] {
  return commands.map(({ name, summary, firstArguments = [], options }) => ({
    name,
    summary,
    words: firstArguments,
    options: Object.entries({ ...options, ...commonOptions }).map(([option, spec]) => ({
      name: `--${option}`,
      short: spec.short === undefined ? undefined : `-${spec.short}`,
      summary: spec.summary,
      value: spec.type === 'string' ? valueCompletion(spec) : undefined,
    })),
  }));
}

/** The kinds of values by the names that the help shows: `<file>`. */
const kinds: Readonly<Record<string, 'files' | 'folders'>> = {
  file: 'files',
  path: 'files',
  pattern: 'files',
  dir: 'folders',
  dirs: 'folders',
};

function valueCompletion({ value, choices, suggestions }: OptionSpec): ValueCompletion {
  const words = choices ?? suggestions;
  return words === undefined ? { kind: kinds[value ?? ''] ?? 'none' } : { kind: 'words', words };
}
