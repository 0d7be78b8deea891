import type { CompletedCommand, CompletedOption, ValueCompletion } from './completion-model.js';

/** Returns the script for zsh. It works in a folder of `$fpath`, as `_pptjs`, and with `source`. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}\n`).join('');
  return `#compdef pptjs
# zsh completion for pptjs. Load it with: source <(pptjs completion zsh)
_pptjs() {
  local -a names
  names=(
${names}    'help:show the help of a command'
  )
  if (( CURRENT == 2 )); then
    _describe 'command' names
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
    help)
      _describe 'command' names
      ;;
${commands.map(commandCase).join('')}  esac
}

if [ "$funcstack[1]" = '_pptjs' ]; then
  _pptjs "$@"
else
  compdef _pptjs pptjs
fi
`;
}

function commandCase({ name, words, options }: CompletedCommand): string {
  const specs = [
    ...options.flatMap(optionSpecs),
    ...(words.length > 0 ? [`1:argument:(${words.join(' ')})`] : []),
    '*:file:_files',
  ];
  return `    ${name})\n      _arguments \\\n${specs.map((spec) => `        ${quote(spec)}`).join(' \\\n')}\n      ;;\n`;
}

function optionSpecs({ name, short, summary, value }: CompletedOption): readonly string[] {
  const text = `[${summary.replace(/[\\[\]]/g, '\\$&')}]`;
  const action = value === undefined ? '' : `:value:${actionOf(value)}`;
  const long = value === undefined ? name : `${name}=`;
  if (short === undefined) return [`${long}${text}${action}`];
  const group = `(${short} ${name})`;
  return [`${group}${short}${text}${action}`, `${group}${long}${text}${action}`];
}

function actionOf(value: ValueCompletion): string {
  switch (value.kind) {
    case 'words':
      return `(${value.words.join(' ')})`;
    case 'files':
      return '_files';
    case 'folders':
      return '_files -/';
    case 'none':
      return ' ';
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
