import { commonOptions } from './arguments.js';
import type { Command, OptionSpec } from './command.js';

/** Returns the text of `pptjs --help`. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pptjs compiles the Puppet language to JavaScript.',
    '',
    'Usage: pptjs <command> [options]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Run `pptjs <command> --help` for details. `pptjs --version` prints the version.',
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
    command.description,
    '',
    'Options:',
    ...optionLines({ ...command.options, ...commonOptions }),
    '',
    'Examples:',
    ...command.examples.flatMap(([line, purpose]) => [`  ${line}`, `      ${purpose}`]),
    '',
  ].join('\n');
}

const MAX_LINE_LENGTH = 110;

/** Returns a line for each option. The allowed values and the default go to a second line if they do not fit. */
function optionLines(options: Readonly<Record<string, OptionSpec>>): string[] {
  const heads = Object.entries(options).map(([name, spec]) => [optionHead(name, spec), spec] as const);
  const width = Math.max(...heads.map(([head]) => head.length));
  return heads.flatMap(([head, { summary, choices, fallback }]) => {
    const line = `  ${head.padEnd(width)}  ${summary}`;
    const notes = [choices?.join(' | '), fallback && `default: ${fallback}`].filter(Boolean).join('; ');
    if (notes === '') return [line];
    return line.length + notes.length + 3 <= MAX_LINE_LENGTH
      ? [`${line} (${notes})`]
      : [line, `${' '.repeat(width + 4)}(${notes})`];
  });
}

function optionHead(name: string, { short, type, value }: OptionSpec): string {
  const shortName = short === undefined ? '    ' : `-${short}, `;
  return `${shortName}--${name}${type === 'string' ? ` <${value ?? name}>` : ''}`;
}
