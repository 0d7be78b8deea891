import { commonOptions } from './arguments.js';
import type { Command, OptionSpec } from './command.js';

/** The page of `pptjs --help`. */
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
    '`pptjs <command> --help` tells about a command, `pptjs --version` prints the version.',
    'Exit codes: 0 done, 1 errors in the code or its files, 2 wrong usage, 3 catalogs differ, 70 a fault of pptjs.',
    '',
  ].join('\n');
}

/** The page of `pptjs <command> --help`. */
export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...commonOptions });
  const rows = options.map(([name, spec]) => [optionHead(name, spec), optionText(spec)] as const);
  const width = Math.max(...rows.map(([head]) => head.length));
  return [
    `Usage: pptjs ${command.name} ${command.usage}`,
    '',
    command.description,
    '',
    'Options:',
    ...rows.map(([head, text]) => `  ${head.padEnd(width)}  ${text}`),
    '',
    'Examples:',
    ...command.examples.flatMap(([line, what]) => [`  ${line}`, `      ${what}`]),
    '',
  ].join('\n');
}

function optionHead(name: string, { short, type, value }: OptionSpec): string {
  const letter = short === undefined ? '    ' : `-${short}, `;
  return `${letter}--${name}${type === 'string' ? ` <${value ?? name}>` : ''}`;
}

function optionText({ summary, choices, fallback }: OptionSpec): string {
  const notes = [choices && choices.join(' | '), fallback && `default: ${fallback}`].filter(Boolean);
  return notes.length > 0 ? `${summary} (${notes.join('; ')})` : summary;
}
