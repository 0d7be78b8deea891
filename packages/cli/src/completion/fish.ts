import type { CompletedCommand, CompletedOption, ValueCompletion } from './completion-model.js';

/** Returns the script for fish 3 and later. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(
    ({ name, summary }) => `complete -c pptjs -n __pptjs_needs_command -f -a ${name} -d ${quote(summary)}\n`,
  );
  return `# fish completion for pptjs. Load it with: pptjs completion fish | source
function __pptjs_needs_command
    test (count (commandline -opc)) -eq 1
end

function __pptjs_uses_command
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end

${names.join('')}complete -c pptjs -n __pptjs_needs_command -f -a help -d 'show the help of a command'
complete -c pptjs -n '__pptjs_uses_command help' -f -a '${commands.map(({ name }) => name).join(' ')}'
${commands.map(commandLines).join('')}`;
}

function commandLines({ name, words, options }: CompletedCommand): string {
  const head = `complete -c pptjs -n '__pptjs_uses_command ${name}'`;
  const lines = options.map((option) => `${head}${optionSwitches(option)} -d ${quote(option.summary)}`);
  if (words.length > 0) {
    const condition = `__pptjs_uses_command ${name}; and test (count (commandline -opc)) -eq 2`;
    lines.push(`complete -c pptjs -n '${condition}' -f -a '${words.join(' ')}'`);
  }
  return `\n${lines.join('\n')}\n`;
}

function optionSwitches({ name, short, value }: CompletedOption): string {
  const letter = short === undefined ? '' : ` -s ${short.slice(1)}`;
  return `${letter} -l ${name.slice(2)}${value === undefined ? '' : valueSwitches(value)}`;
}

function valueSwitches(value: ValueCompletion): string {
  switch (value.kind) {
    case 'words':
      return ` -x -a '${value.words.join(' ')}'`;
    case 'files':
      return ' -r -F';
    case 'folders':
      return " -x -a '(__fish_complete_directories)'";
    case 'none':
      return ' -x';
  }
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
