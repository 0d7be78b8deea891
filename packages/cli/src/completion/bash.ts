import type { CompletedCommand, CompletedOption } from './completion-model.js';

/**
 * Returns the script for bash 3.2 and later. Where the script finds no words, `-o default` lets bash complete file
 * names.
 */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = [...commands.map(({ name }) => name), 'help'].join(' ');
  return `# bash completion for pptjs. Load it with: source <(pptjs completion bash)
_pptjs() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local names='${names}' options='' words='' value=''
  COMPREPLY=()
  # bash splits words at the equals sign of --option=value.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' && $COMP_CWORD -gt 2 ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if [[ $COMP_CWORD -eq 1 ]]; then
    words=$names options='--help --version'
  else
    case \${COMP_WORDS[1]} in
      help)
        words=$names
        ;;
${commands.map(commandCase).join('')}    esac
  fi
  case $value in
    words | '') [[ $value == '' && $current == -* ]] && words=$options ;;
    folders)
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -d -- "$current"))
      return
      ;;
    *) return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _pptjs pptjs
`;
}

function commandCase({ name, words, options }: CompletedCommand): string {
  const names = options.flatMap((option) => namesOf(option));
  const cases = options.map(optionCase).join('');
  return `      ${name})
        words='${words.join(' ')}'
        options='${names.join(' ')}'
${cases === '' ? '' : `        case $previous in\n${cases}        esac\n`}        ;;
`;
}

function optionCase(option: CompletedOption): string {
  const { value } = option;
  if (value === undefined) return '';
  const words = value.kind === 'words' ? ` words='${value.words.join(' ')}'` : '';
  return `          ${namesOf(option).join(' | ')}) value=${value.kind}${words} ;;\n`;
}

function namesOf({ name, short }: CompletedOption): readonly string[] {
  return short === undefined ? [name] : [short, name];
}
