import { type Arguments, insteadOf } from '../arguments/arguments.js';
import type { Command } from '../arguments/command.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { bashScript } from './bash.js';
import { completedCommands } from './completion-model.js';
import { fishScript } from './fish.js';
import { zshScript } from './zsh.js';

const generators = new Map([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);

/** `pptjs completion`: prints the completion script of a shell. */
export function printCompletion(args: Arguments, commands: readonly Command[], host: Host): ExitCode {
  const [shell, ...others] = args.positionals;
  const generate = shell === undefined ? undefined : generators.get(shell);
  const shells = [...generators.keys()];
  if (generate === undefined || others.length > 0)
    throw new UsageError(`specify the shell: ${shells.join(', ')}${insteadOf(shell, shells)}`);
  host.stdout.write(generate(completedCommands(commands)));
  return ExitCode.ok;
}
