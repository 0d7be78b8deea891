import { isJsonObject } from '../arguments/arguments.js';
import type { Command, OptionSpec } from '../arguments/command.js';

/** A member of a configuration, and the option that it sets. */
export interface ConfigurableOption {
  /** The name of the option on the command line: `out-dir`. */
  readonly option: string;
  /** The name in the configuration: `outDir`. */
  readonly member: string;
  readonly spec: OptionSpec;
}

/** The member of a command's configuration for the paths on its command line. */
export const PATHS_MEMBER = 'paths';

/**
 * The options that only the command line can set. Permissions must come from the person who runs the command, because a
 * configuration may be as little trusted as the code that the command reads.
 */
const COMMAND_LINE_ONLY: ReadonlySet<string> = new Set([
  'allow-javascript',
  'run-config-version',
  'config',
  'no-config',
  'watch',
]);

/** Returns the options of a command that a configuration can set. */
export function configurableOptions({ options }: Command): readonly ConfigurableOption[] {
  return Object.entries(options)
    .filter(([option]) => !COMMAND_LINE_ONLY.has(option))
    .map(([option, spec]) => ({ option, member: memberName(option), spec }));
}

/** Returns the commands that read a configuration. */
export function configurableCommands(commands: readonly Command[]): readonly Command[] {
  return commands.filter(({ configuration }) => configuration !== undefined);
}

/** Returns the members at the top of a configuration: the options of several commands. */
export function sharedOptions(commands: readonly Command[]): readonly ConfigurableOption[] {
  const found = new Map<string, { readonly first: ConfigurableOption; count: number }>();
  for (const each of configurableCommands(commands).flatMap(configurableOptions)) {
    const entry = found.get(each.member);
    if (entry === undefined) found.set(each.member, { first: each, count: 1 });
    else entry.count++;
  }
  return [...found.values()].filter(({ count }) => count > 1).map(({ first }) => first);
}

/** Whether the value of an option is a number. */
export const isNumeric = ({ value }: OptionSpec): boolean =>
  value !== undefined && ['number', 'seconds', 'MiB'].includes(value);

/**
 * Whether the value of an option contains paths. The name of a dialect can be a path too, and in place of a file, the
 * text can be a JSON object.
 */
export function isPath({ value }: OptionSpec, text: string): boolean {
  if (value === 'name') return /^\.\.?\//.test(text);
  if (value === 'file') return !isJsonObject(text);
  return value !== undefined && ['dir', 'dirs', 'path', 'pattern'].includes(value);
}

/** `out-dir` → `outDir` */
function memberName(option: string): string {
  return option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
