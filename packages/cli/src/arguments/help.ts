import { commonOptions } from './arguments.js';
import type { Command, OptionSpec } from './command.js';
import { hang, wrap } from './wrap.js';

/** Returns the text of `pptjs --help`. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pptjs compiles the Puppet language to JavaScript.',
    '',
    'Usage: pptjs <command> [options]',
    '',
    'Commands:',
    ...commands.flatMap(({ name, summary }) => hang(`  ${name.padEnd(width)}  `, summary)),
    '',
    ...wrap('Run `pptjs <command> --help` for details. `pptjs --version` prints the version.'),
    '',
    'Exit codes:',
    '  0   success',
    '  1   errors in Puppet code, or a file cannot be read or written',
    '  2   wrong usage',
    '  3   `pptjs diff` found differences',
    '  70  a bug in pptjs',
    '',
  ].join('\n');
}

/** Returns the text of `pptjs <command> --help`. */
export function commandHelp(command: Command): string {
  return [
    `Usage: pptjs ${command.name} ${command.usage}`,
    '',
    ...wrap(command.description),
    '',
    'Options:',
    ...optionLines({ ...command.options, ...commonOptions }),
    '',
    'Examples:',
    ...command.examples.flatMap(([line, purpose]) => [`  ${line}`, ...hang('      ', purpose)]),
    '',
  ].join('\n');
}

/** An option with a longer head has a line of its own, and the description is below. */
const MAX_HEAD_LENGTH = 26;

/** Returns the lines of each option: its names, and beside them its description. */
function optionLines(options: Readonly<Record<string, OptionSpec>>): string[] {
  const heads = Object.entries(options).map(([name, spec]) => [optionHead(name, spec), spec] as const);
  const width = Math.min(MAX_HEAD_LENGTH, Math.max(...heads.map(([head]) => head.length)));
  return heads.flatMap(([head, { summary, choices, fallback }]) => {
    const notes = [choices?.join(' | '), fallback && `default: ${fallback}`].filter(Boolean).join('; ');
    const text = notes === '' ? summary : `${summary} (${notes})`;
    return head.length > width
      ? [`  ${head}`, ...hang(' '.repeat(width + 4), text)]
      : hang(`  ${head.padEnd(width)}  `, text);
  });
}

function optionHead(name: string, { short, type, value }: OptionSpec): string {
  const shortName = short === undefined ? '    ' : `-${short}, `;
  return `${shortName}--${name}${type === 'string' ? ` <${value ?? name}>` : ''}`;
}
