import type { Command } from '../arguments/command.js';

/** @param commands returns all commands, including this one */
export function completionCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    summary: 'print the completion script of a shell',
    usage: 'bash | zsh | fish',
    description: [
      'Prints a script that completes commands, options, their values and file names in a shell. Load it when the shell',
      'starts:',
      '',
      '  bash  source <(pptjs completion bash), in ~/.bashrc',
      '  zsh   source <(pptjs completion zsh), in ~/.zshrc, after compinit',
      '  fish  pptjs completion fish | source, in ~/.config/fish/config.fish',
      '',
      'The script completes the command `pptjs`, not `npx`.',
    ].join('\n'),
    firstArguments: ['bash', 'zsh', 'fish'],
    options: {},
    examples: [['source <(pptjs completion bash)', 'complete pptjs in the current bash']],
    async run(args, host) {
      const { printCompletion } = await import('../completion/print-completion.js');
      return printCompletion(args, commands(), host);
    },
  };
}
