import type { Command } from '../arguments/command.js';
import {
  configurationOptions,
  dialectOption,
  jsonLinesOption,
  quietOption,
  strictOption,
  watchOption,
} from './shared-options.js';

export const checkCommand: Command = {
  name: 'check',
  summary: 'report errors in source files',
  usage: '<path>... [options]',
  description: [
    'Parses and validates source files and reports the same errors and warnings as `pptjs build`, and warnings about',
    'regular expressions that take exponential or polynomial time. Writes no files.',
    'A path is a file, a folder (all source files below it) or a pattern. The path `-` is standard input.',
  ].join('\n'),
  options: {
    dialect: dialectOption,
    strict: strictOption,
    'ruby-report': {
      type: 'boolean',
      summary: 'list the Ruby files of modules, and which of them need the Ruby interpreter',
    },
    json: jsonLinesOption,
    quiet: quietOption,
    watch: watchOption,
    ...configurationOptions,
  },
  configuration: { paths: true },
  examples: [
    ['pptjs check manifests', 'check all Puppet files in a folder'],
    ['pptjs check - < init.pp', 'check standard input'],
    ['pptjs check --ruby-report modules', 'list the templates and functions that need Ruby'],
  ],
  async run(args, host) {
    if (args.flag('ruby-report')) {
      const { reportRuby } = await import('../syntax/ruby-report.js');
      return reportRuby(args, host);
    }
    const { checkFiles } = await import('../syntax/check-files.js');
    return checkFiles(args, host);
  },
};
