import type { Command } from '../arguments/command.js';
import { configurationOptions, dialectOption } from '../options/shared-options.js';

export const astCommand: Command = {
  name: 'ast',
  summary: 'print syntax trees',
  usage: '<file>... [options]',
  description: [
    'Prints the syntax tree of each file: Puppet Notation for Puppet, the notation of the dialect for other languages.',
    'The file `-` is standard input.',
    '',
    'With --json, prints one line of JSON for each file: {"file", "pn"}, {"file", "text"} for other languages than',
    'Puppet, {"file", "tree"} with --format json, or {"file", "error"}. Without a file argument, reads the names of the',
    'files from standard input, one per line.',
    '',
    'With --types, prints a line with the place, the source and the inferred type of each expression; with --json,',
    '{"file", "types"}. Expressions that are never evaluated have no type.',
  ].join('\n'),
  options: {
    dialect: dialectOption,
    format: {
      type: 'string',
      value: 'format',
      choices: ['pn', 'json'],
      fallback: 'pn',
      summary: 'the notation of the language, or the nodes of the parser with their offsets',
    },
    types: { type: 'boolean', summary: 'print the inferred type of each expression (Puppet only)' },
    json: { type: 'boolean', summary: 'print one line of JSON for each file' },
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ['pptjs ast init.pp', 'print (class {:name "ntp" ...})'],
    ['pptjs ast --types init.pp', 'print the type of each expression'],
    ['pptjs ast --json manifests/*.pp', 'print the trees of several files as JSON lines'],
  ],
  async run(args, host) {
    if (args.flag('types')) {
      const { printTypes } = await import('../syntax/print-types.js');
      return printTypes(args, host);
    }
    const { printTrees } = await import('../syntax/print-trees.js');
    return printTrees(args, host);
  },
};
