import { errorText, isSystemError } from '@pptjs/files';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { type Arguments, parseArguments } from './arguments/arguments.js';
import type { Command, RunAfterChange } from './arguments/command.js';
import { commandHelp, overview } from './arguments/help.js';
import { commands } from './commands/index.js';
import { watchedConfigurations, withConfiguration } from './configuration/configured-arguments.js';
import { StackTooSmall } from './larger-stack.js';
import { CommandError, ExitCode, UsageError } from './process/exit-code.js';
import type { Host } from './process/host.js';
import { readVersion } from './process/version.js';

/**
 * Runs the `pptjs` command. Errors are printed on standard error.
 *
 * @param argv the arguments after `pptjs`
 * @returns the exit code
 * @throws {StackTooSmall} if the host can run the command again with a larger stack
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') return printHelp(rest[0], host);
    if (name === '--version' || name === '-v') {
      host.stdout.write(`${readVersion()}\n`);
      return ExitCode.ok;
    }
    return await runCommand(findCommand(name), rest, host);
  } catch (error) {
    return await printError(error, host);
  }
}

async function runCommand(command: Command, argv: readonly string[], host: Host): Promise<ExitCode> {
  try {
    const given = parseArguments(argv, command.options);
    if (given.flag('help')) {
      host.stdout.write(commandHelp(command));
      return ExitCode.ok;
    }
    const args = await configure(given, command, host.cwd, false);
    const coloredHost = withColorOptions(host, args);
    return args.flag('watch') ? await watch(command, given, args, coloredHost) : await command.run(args, coloredHost);
  } catch (error) {
    return printCommandError(error, command, host);
  }
}

/**
 * Adds the options of the configuration file to the arguments of a command.
 *
 * @param isChanged whether the process has read an earlier version of the configuration
 */
async function configure(given: Arguments, command: Command, cwd: string, isChanged: boolean): Promise<Arguments> {
  return command.configuration === undefined ? given : withConfiguration(given, command, commands, cwd, isChanged);
}

/** Runs a command after each change of its files, with the options of the current configuration. */
async function watch(command: Command, given: Arguments, configured: Arguments, host: Host): Promise<ExitCode> {
  const { watchCommand } = await import('./watching/watch-command.js');
  const { onStackTooSmall: _, ...watchingHost } = host;
  let args = configured;
  let run = await runnerOf(command, args, watchingHost);
  // A file that was removed may be created again.
  const configurations = new Set<string>();
  for (;;) {
    if (command.configuration !== undefined)
      for (const path of watchedConfigurations(given, host.cwd)) configurations.add(path);
    const isReconfigured = args !== configured;
    const runOnce: RunAfterChange = (changed) =>
      run(changed).catch((error: unknown) => {
        // No change of a file corrects the command line.
        if (error instanceof UsageError && !isReconfigured) throw error;
        return printCommandError(error, command, watchingHost);
      });
    const exitCode = await watchCommand(command, args, watchingHost, runOnce, [...configurations]);
    if (exitCode !== undefined) return exitCode;
    try {
      args = await configure(given, command, host.cwd, true);
      run = await runnerOf(command, args, watchingHost);
    } catch (error) {
      // Until the next change of the configuration.
      run = () => Promise.reject(error);
    }
  }
}

async function runnerOf(command: Command, args: Arguments, host: Host): Promise<RunAfterChange> {
  return (await command.runner?.(args, host)) ?? (() => command.run(args, host));
}

/** Prints an error of a command, with its usage if the arguments are wrong. */
function printCommandError(error: unknown, command: Command, host: Host): ExitCode | Promise<ExitCode> {
  if (!(error instanceof UsageError)) return printError(error, host);
  host.stderr.write(`pptjs ${command.name}: ${error.message}\nUsage: pptjs ${command.name} ${command.usage}\n`);
  host.stderr.write(`Run \`pptjs ${command.name} --help\` for details.\n`);
  return ExitCode.usage;
}

/** `--color` and `--no-color` take precedence over the environment variables. */
function withColorOptions(host: Host, args: Arguments): Host {
  if (args.flag('color')) return { ...host, env: { ...host.env, NO_COLOR: undefined, FORCE_COLOR: '1' } };
  if (args.flag('no-color')) return { ...host, env: { ...host.env, NO_COLOR: '1' } };
  return host;
}

function printHelp(name: string | undefined, host: Host): ExitCode {
  host.stdout.write(name === undefined ? overview(commands) : commandHelp(findCommand(name)));
  return ExitCode.ok;
}

function findCommand(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = commands.map((candidate) => candidate.name);
  const advice = didYouMean(name, names) ?? '`pptjs --help` lists the commands.';
  throw new UsageError(`There is no command '${name}'. ${advice}`);
}

async function printError(error: unknown, host: Host): Promise<ExitCode> {
  if (error instanceof StackTooSmall) throw error;
  if (error instanceof UsageError) {
    host.stderr.write(`pptjs: ${error.message}\n`);
    return ExitCode.usage;
  }
  if (error instanceof CommandError) {
    host.stderr.write(`pptjs: ${error.message}\n`);
    return ExitCode.failed;
  }
  const { engineLimit } = await import('@pptjs/engine');
  const { EvaluationError } = await import('@pptjs/runtime/internal');
  const reported = engineLimit(error) ?? error;
  if (reported instanceof EvaluationError) {
    if (isStackOverflow(error)) host.onStackTooSmall?.();
    host.stderr.write(`pptjs: ${reported.message} [${reported.code}]\n`);
    return ExitCode.failed;
  }
  if (isSystemError(error)) {
    host.stderr.write(`pptjs: ${errorText(error)}\n`);
    return ExitCode.failed;
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  host.stderr.write(
    `pptjs: internal error: ${message}\nThis is a bug in pptjs, not in your code. PPTJS_DEBUG=1 shows the stack.\n`,
  );
  if (host.env['PPTJS_DEBUG'] && stack !== undefined) host.stderr.write(`${stack}\n`);
  return ExitCode.internal;
}
