import type { Arguments } from '../arguments/arguments.js';
import type { Command } from '../arguments/command.js';
import {
  configurationOptions,
  dialectOption,
  jsonLinesOption,
  quietOption,
  strictOption,
  watchOption,
} from '../options/shared-options.js';

export const checkCommand: Command = {
  name: 'check',
  summary: 'report errors in source files',
  usage: '[<path>...] [options]',
  description: [
    'Parses and validates source files and reports the same errors and warnings as `pptjs build`, and warnings about',
    'regular expressions that take exponential or polynomial time. Writes no files.',
    'With --types, also infers the types of Puppet code; without a path, that of the environment.',
    'A path is a file, a folder (all source files below it) or a pattern. The path `-` is standard input.',
  ].join('\n'),
  options: {
    dialect: dialectOption,
    strict: strictOption,
    'ruby-report': {
      type: 'boolean',
      summary: 'list the Ruby files of modules, and which of them need the Ruby interpreter',
    },
    types: {
      type: 'boolean',
      summary: 'infer the types of Puppet code, and report what is certainly (errors) or possibly (warnings) wrong',
    },
    environment: {
      type: 'string',
      short: 'E',
      value: 'path',
      fallback: 'the current folder if it has an environment.conf',
      summary: 'with --types: the environment whose definitions the code uses; all its files if there is no path',
    },
    modulepath: {
      type: 'string',
      value: 'dirs',
      summary: 'with --types: folders of modules, separated by `:`; overrides environment.conf',
    },
    hiera: {
      type: 'boolean',
      summary: 'with --types: check the Hiera data of the environment against the class parameters, too',
    },
    ignore: { type: 'string', value: 'code', multiple: true, summary: 'with --types: a code that is not reported' },
    baseline: { type: 'string', value: 'file', summary: 'with --types: a file of accepted findings' },
    'write-baseline': { type: 'boolean', summary: 'with --types: write all findings to the file of --baseline' },
    json: jsonLinesOption,
    quiet: quietOption,
    watch: watchOption,
    ...configurationOptions,
  },
  configuration: { paths: true },
  examples: [
    ['pptjs check manifests', 'check all Puppet files in a folder'],
    ['pptjs check - < init.pp', 'check standard input'],
    ['pptjs check --types --environment .', 'check the types in an environment and its modules'],
    ['pptjs check --ruby-report modules', 'list the templates and functions that need Ruby'],
  ],
  async run(args, host) {
    rejectUnusedOptions(args);
    if (args.flag('ruby-report')) {
      const { reportRuby } = await import('../syntax/ruby-report.js');
      return reportRuby(args, host);
    }
    if (args.flag('types')) {
      const { TypeCheck } = await import('../checking/check-types.js');
      return new TypeCheck(args, host).run();
    }
    const { checkFiles } = await import('../syntax/check-files.js');
    return checkFiles(args, host);
  },
  async runner(args, host) {
    if (!args.flag('types') || args.flag('ruby-report')) return undefined;
    const { TypeCheck } = await import('../checking/check-types.js');
    const types = new TypeCheck(args, host);
    return (changed) => {
      types.update(changed);
      return types.run();
    };
  },
};

/** The options that have an effect only with --types. */
const TYPES_OPTIONS = ['environment', 'modulepath', 'hiera', 'ignore', 'baseline', 'write-baseline'];

/** @throws {UsageError} if the command line has an option that would have no effect */
function rejectUnusedOptions(args: Arguments): void {
  if (args.flag('ruby-report'))
    args.rejectUnused(TYPES_OPTIONS, 'with --ruby-report: specify the folders of modules as paths');
  else if (!args.flag('types')) args.rejectUnused(TYPES_OPTIONS, 'without --types');
}
