import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { Arguments, type OptionValue } from '../arguments/arguments.js';
import type { Command } from '../arguments/command.js';
import { CommandError } from '../process/exit-code.js';
import {
  configurableCommands,
  configurableOptions,
  isNumeric,
  isPath,
  PATHS_MEMBER,
  sharedOptions,
} from './configurable-options.js';
import {
  type Configuration,
  findConfiguration,
  isProgram,
  possibleConfigurations,
  readConfiguration,
} from './configuration-file.js';

/** Returns the absolute paths of the files that are the configuration of a command, or become it when they are created. */
export function watchedConfigurations(args: Arguments, cwd: string): readonly string[] {
  const named = args.text('config');
  if (args.flag('no-config')) return [];
  return named === undefined ? possibleConfigurations(cwd, findConfiguration(cwd)) : [resolve(cwd, named)];
}

/** Returns the path of the configuration of a command, absolute or relative to `cwd`; undefined if there is none. */
function configurationPath(args: Arguments, cwd: string): string | undefined {
  return args.flag('no-config') ? undefined : (args.text('config') ?? findConfiguration(cwd));
}

/**
 * Adds the options of the configuration file to the arguments of a command. Options on the command line take precedence.
 *
 * @param commands all commands
 * @param isChanged whether the process has read an earlier version of the configuration
 * @throws {CommandError} if the configuration cannot be read, is wrong, or may not run
 */
export async function withConfiguration(
  args: Arguments,
  command: Command,
  commands: readonly Command[],
  cwd: string,
  isChanged = false,
): Promise<Arguments> {
  const named = args.text('config');
  const path = configurationPath(args, cwd);
  if (path === undefined) return args;
  const needsPermission = Object.hasOwn(command.options, 'allow-javascript') && !args.flag('allow-javascript');
  if (named === undefined && needsPermission && isProgram(path)) {
    const name = relative(cwd, path);
    throw new CommandError(
      `${name}: this configuration is a program, and \`pptjs ${command.name}\` runs JavaScript only with permission. ` +
        `Pass \`--config ${name}\` if you trust it, or \`--no-config\`.`,
    );
  }
  return new ConfigurationReader(await readConfiguration(path, cwd, isChanged), command, commands, cwd).addTo(args);
}

type Members = Readonly<Record<string, unknown>>;

/** Checks a configuration, and reads the part that concerns a command. */
class ConfigurationReader {
  readonly #configuration: Configuration;
  readonly #command: Command;
  readonly #commands: readonly Command[];
  /** The folder of the configuration file, relative to the current folder. */
  readonly #folder: string;

  constructor(configuration: Configuration, command: Command, commands: readonly Command[], cwd: string) {
    this.#configuration = configuration;
    this.#command = command;
    this.#commands = commands;
    this.#folder = relative(cwd, dirname(configuration.path));
  }

  addTo(args: Arguments): Arguments {
    const top = this.#membersOf(this.#configuration.data, undefined);
    const shared = sharedOptions(this.#commands);
    const commands = configurableCommands(this.#commands);
    this.#checkNames(
      top,
      ['$schema', ...shared.map(({ member }) => member), ...commands.map(({ name }) => name)],
      undefined,
    );
    const own = this.#membersOf(top[this.#command.name] ?? {}, this.#command.name);
    const options = configurableOptions(this.#command);
    const takesPaths = this.#command.configuration?.paths === true;
    this.#checkNames(
      own,
      [...(takesPaths ? [PATHS_MEMBER] : []), ...options.map(({ member }) => member)],
      this.#command.name,
    );

    const values = new Map<string, OptionValue>();
    for (const { option, member, spec } of options) {
      const [value, name] = Object.hasOwn(own, member)
        ? [own[member], `${this.#command.name}.${member}`]
        : [Object.hasOwn(top, member) ? top[member] : undefined, member];
      if (value === undefined) continue;
      const checked = spec.type === 'boolean' ? this.#flag(value, name) : this.#text(value, name, spec);
      values.set(
        option,
        typeof checked === 'string' && isPath(spec, checked) ? this.#pathText(checked, spec.value) : checked,
      );
    }
    const pathTexts = takesPaths ? this.#texts(own[PATHS_MEMBER] ?? [], `${this.#command.name}.${PATHS_MEMBER}`) : [];
    const paths = pathTexts.map((path) => this.#path(path));
    // Everything is checked, even if the command line takes precedence.
    return args.with(args.positionals.length === 0 ? paths : undefined, values);
  }

  #membersOf(value: unknown, name: string | undefined): Members {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
    throw this.#error(name === undefined ? 'the configuration must be an object' : `'${name}' must be an object`);
  }

  #checkNames(members: Members, allowed: readonly string[], command: string | undefined): void {
    for (const name of Object.keys(members)) {
      if (allowed.includes(name)) continue;
      const advice = didYouMean(name, allowed);
      const place = command === undefined ? '' : ` of '${command}'`;
      throw this.#error(`there is no option '${name}'${place}${advice === undefined ? '' : `. ${advice}`}`);
    }
  }

  #flag(value: unknown, name: string): boolean {
    if (typeof value === 'boolean') return value;
    throw this.#error(`'${name}' must be true or false`);
  }

  #text(value: unknown, name: string, spec: Parameters<typeof isNumeric>[0]): string | readonly string[] {
    const { choices } = spec;
    if (spec.multiple) return this.#texts(value, name);
    if (isNumeric(spec) && typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw this.#error(`'${name}' must be a ${isNumeric(spec) ? 'number' : 'string'}`);
    if (choices !== undefined && !choices.includes(value)) {
      const advice = didYouMean(value, choices);
      const message = `'${name}' must be one of ${choices.join(', ')}, not '${value}'`;
      throw this.#error(advice === undefined ? message : `${message}. ${advice}`);
    }
    return value;
  }

  #texts(value: unknown, name: string): readonly string[] {
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
    throw this.#error(`'${name}' must be an array of strings`);
  }

  #pathText(text: string, kind: string | undefined): string {
    const paths = kind === 'dirs' ? text.split(':') : [text];
    return paths.map((path) => this.#path(path)).join(':');
  }

  /** Returns a path relative to the current folder. In the file, it is relative to the folder of the file. */
  #path(path: string): string {
    return isAbsolute(path) || path.startsWith('$') ? path : join(this.#folder, path);
  }

  #error(message: string): CommandError {
    return new CommandError(`${this.#configuration.file}: ${message}`);
  }
}
