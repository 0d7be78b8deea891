import type { Command } from '../arguments/command.js';
import { dialectOption, jsonLinesOption, quietOption, strictOption } from './shared-options.js';

export const checkCommand: Command = {
  name: 'check',
  summary: 'report errors in source files',
  usage: '<path>... [options]',
  description: [
    'Parses and validates source files and reports the same errors and warnings as `pptjs build`. Writes no files.',
    'A path is a file, a folder (all source files below it) or a pattern. The path `-` is standard input.',
  ].join('\n'),
  options: { dialect: dialectOption, strict: strictOption, json: jsonLinesOption, quiet: quietOption },
  examples: [
    ['pptjs check manifests', 'check all Puppet files in a folder'],
    ['pptjs check - < init.pp', 'check standard input'],
  ],
  async run(args, host) {
    const { checkFiles } = await import('../syntax/check-files.js');
    return checkFiles(args, host);
  },
};
