import { Arguments, parseArguments } from './arguments/arguments.js';
import type { Command } from './arguments/command.js';
import { helpOf, overview } from './arguments/help.js';
import { commands } from './commands/index.js';
import { CommandError, ExitCode, UsageError } from './exit-code.js';
import type { Host } from './host.js';
import { version } from './version.js';

/**
 * The `pptjs` command: takes the words after `pptjs`, prints to the host, and gives the exit code. Never throws: what
 * goes wrong is told on standard error in words.
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h')
      return overviewOrHelp(rest[0], host);
    if (name === '--version' || name === '-v') {
      host.stdout.write(`${version}\n`);
      return ExitCode.ok;
    }
    return await runCommand(commandNamed(name), rest, host);
  } catch (error) {
    return report(error, host);
  }
}

async function runCommand(command: Command, argv: readonly string[], host: Host): Promise<ExitCode> {
  let args: Arguments;
  try {
    args = parseArguments(argv, command.options);
    if (args.flag('help')) {
      host.stdout.write(helpOf(command));
      return ExitCode.ok;
    }
    return await command.run(args, host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.stderr.write(`pptjs ${command.name}: ${error.message}\nUsage: pptjs ${command.name} ${command.usage}\n`);
    host.stderr.write(`\`pptjs ${command.name} --help\` tells more.\n`);
    return ExitCode.usage;
  }
}

function overviewOrHelp(name: string | undefined, host: Host): ExitCode {
  host.stdout.write(name === undefined ? overview(commands) : helpOf(commandNamed(name)));
  return ExitCode.ok;
}

function commandNamed(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`there is no command '${name}'; \`pptjs --help\` lists them`);
  return command;
}

function report(error: unknown, host: Host): ExitCode {
  if (error instanceof UsageError) {
    host.stderr.write(`pptjs: ${error.message}\n`);
    return ExitCode.usage;
  }
  if (error instanceof CommandError) {
    host.stderr.write(`pptjs: ${error.message}\n`);
    return ExitCode.failed;
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  host.stderr.write(
    `pptjs: internal error: ${message}\nThis is a fault of pptjs, not of your code; PPTJS_DEBUG=1 shows where.\n`,
  );
  if (host.env['PPTJS_DEBUG'] && stack !== undefined) host.stderr.write(`${stack}\n`);
  return ExitCode.internal;
}
