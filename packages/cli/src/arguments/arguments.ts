import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { UsageError } from '../process/exit-code.js';
import type { OptionSpec } from './command.js';

/** The options that every command has. */
export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  color: { type: 'boolean', summary: 'use colors, even if the output is no terminal' },
  'no-color': { type: 'boolean', summary: 'use no colors' },
  help: { type: 'boolean', short: 'h', summary: 'show this help' },
};

export type OptionValue = string | boolean | readonly string[];

/** A parsed command line, with the options that a configuration adds to it. */
export class Arguments {
  readonly positionals: readonly string[];
  readonly #commandLine: ReadonlyMap<string, OptionValue>;
  readonly #values: ReadonlyMap<string, OptionValue>;

  /**
   * @param commandLine the options of the command line
   * @param configuration more options, over which those of the command line take precedence
   */
  constructor(
    positionals: readonly string[],
    commandLine: ReadonlyMap<string, OptionValue>,
    configuration: ReadonlyMap<string, OptionValue> = new Map(),
  ) {
    this.positionals = positionals;
    this.#commandLine = commandLine;
    this.#values = new Map([...configuration, ...commandLine]);
  }

  /** Whether the option is on the command line, not only in the configuration. */
  isOnCommandLine(name: string): boolean {
    return this.#commandLine.has(name);
  }

  /**
   * Rejects options of the command line that would have no effect. A configuration may have them for all runs of a command.
   * @param why the end of the message: `without --types`
   * @throws {UsageError} if one of them is on the command line
   */
  rejectUnused(names: readonly string[], why: string): void {
    const unused = names.find((name) => this.isOnCommandLine(name));
    if (unused !== undefined) throw new UsageError(`--${unused} has no effect ${why}`);
  }

  /**
   * Returns these arguments with other paths and the options of a configuration.
   * @param positionals undefined to keep those of these arguments
   */
  with(positionals: readonly string[] | undefined, configuration: ReadonlyMap<string, OptionValue>): Arguments {
    return new Arguments(positionals ?? this.positionals, this.#commandLine, configuration);
  }

  flag(name: string): boolean {
    return this.#values.get(name) === true;
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** Returns the values of an option that may occur several times. */
  list(name: string): readonly string[] {
    const value = this.#values.get(name);
    return typeof value === 'object' ? value : [];
  }

  /**
   * Returns the value of a required option.
   * @throws {UsageError} if the option is missing
   */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new UsageError(`--${name} is required`);
    return value;
  }

  /**
   * Returns the value of an option that is an integer, or `undefined` if the option is missing.
   * @throws {UsageError} if the value is not an integer from 1 to `max`
   */
  integer(name: string, max: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^[1-9]\d{0,8}$/.test(value) || Number(value) > max)
      throw new UsageError(`--${name} must be a number from 1 to ${max}, not '${value}'`);
    return Number(value);
  }

  /** Returns the value of an option that allows only `choices`; `fallback` if the option is missing. */
  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.text(name);
    return choices.find((choice) => choice === value) ?? fallback;
  }
}

/** Whether the text of an option is a JSON object, not the name of a file with one. */
export const isJsonObject = (text: string): boolean => text.trimStart().startsWith('{');

/**
 * Parses the arguments after the name of the command.
 * @throws {UsageError} if an argument is not allowed
 */
export function parseArguments(argv: readonly string[], options: Readonly<Record<string, OptionSpec>>): Arguments {
  const table = { ...options, ...commonOptions };
  const { positionals, values } = parse(argv, table);
  if (values.has('color') && values.has('no-color')) throw new UsageError('specify only one of --color and --no-color');
  for (const [name, spec] of Object.entries(table)) {
    const value = values.get(name);
    if (spec.choices && typeof value === 'string' && !spec.choices.includes(value)) {
      const message = `--${name} must be one of ${spec.choices.join(', ')}, not '${value}'`;
      throw new UsageError(withSuggestion(message, didYouMean(value, spec.choices)));
    }
  }
  return new Arguments(positionals, values);
}

function parse(argv: readonly string[], table: Readonly<Record<string, OptionSpec>>) {
  const opposites = oppositeFlags(table);
  const declared = Object.entries(table).map(([name, { type, short, multiple = false }]) => [
    name,
    short === undefined ? { type, multiple } : { type, short, multiple },
  ]);
  const opposite = [...opposites.keys()].map((name) => [name, { type: 'boolean' }]);
  const options = Object.fromEntries([...declared, ...opposite]) as NonNullable<ParseArgsConfig['options']>;
  try {
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
    const values = new Map<string, OptionValue>();
    for (const [name, value] of Object.entries(parsed.values)) {
      const flag = opposites.get(name);
      if (flag !== undefined) values.set(flag, false);
      else if (typeof value === 'string' || typeof value === 'boolean') values.set(name, value);
      else if (value !== undefined) values.set(name, value.map(String));
    }
    return { positionals: parsed.positionals, values };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')) {
      const [firstSentence = ''] = error.message.split('. ');
      const message = firstSentence.replace(/\.$/, '');
      const hint = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? leadingMinusHint(argv) : undefined;
      throw new UsageError(withSuggestion(message, hint ?? suggestedOption(argv, table)));
    }
    throw error;
  }
}

/**
 * Returns the flags that switch off a flag which the configuration sets, with the flags that they switch off: `--no-quiet`
 * for `--quiet`, and `--comments` for `--no-comments`.
 */
function oppositeFlags(table: Readonly<Record<string, OptionSpec>>): ReadonlyMap<string, string> {
  const flags = Object.keys(table).filter((name) => table[name]?.type === 'boolean');
  const pairs = flags.map((name) => [name.startsWith('no-') ? name.slice(3) : `no-${name}`, name] as const);
  return new Map(pairs.filter(([opposite]) => !Object.hasOwn(table, opposite)));
}

/** A question for the first option of `argv` that is unknown and similar to an option in `table`. */
function suggestedOption(argv: readonly string[], table: Readonly<Record<string, OptionSpec>>): string | undefined {
  const end = argv.indexOf('--');
  for (const argument of end === -1 ? argv : argv.slice(0, end)) {
    const name = /^--([^=]+)/.exec(argument)?.[1];
    if (name !== undefined && !Object.hasOwn(table, name))
      return didYouMean(name, Object.keys(table), (option) => `'--${option}'`);
  }
  return undefined;
}

/** The end of a message about a word that must be one of `allowed`: the given word, and a similar one. */
export function insteadOf(given: string | undefined, allowed: readonly string[]): string {
  if (given === undefined || allowed.includes(given)) return '';
  return withSuggestion(`, not '${given}'`, didYouMean(given, allowed));
}

function withSuggestion(message: string, suggestion: string | undefined): string {
  return suggestion === undefined ? message : `${message}. ${suggestion}`;
}

/** Returns advice if an argument cannot be an option and begins with `-`: the expression `-7 % 3`, for example. */
function leadingMinusHint(argv: readonly string[]): string | undefined {
  const options = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  const start = options.findIndex((argument) => /^-(?!-?[a-z][a-z-]*(?:=|$))./is.test(argument));
  if (start < 0) return undefined;
  const expression = options.slice(start).join(' ').replaceAll("'", "'\\''");
  return `Write \`--\` before an argument that begins with \`-\`: -- '${expression}'`;
}
