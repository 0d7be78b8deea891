import type { Command } from '../arguments/command.js';
import { configurationOptions, jsonLinesOption, quietOption } from '../options/shared-options.js';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'report what changes for Puppet 3 manifests in Puppet 8',
  usage: '<path>... [options]',
  description: [
    'Lists each expression of Puppet 3 manifests that gives another result, or no result, in Puppet 8: why it changes,',
    'and what to write instead. Writes no files. A path is a .pp file, a folder (all .pp files below it) or a pattern.',
    'The path `-` is standard input. The exit code is 0 if nothing changes.',
  ].join('\n'),
  options: {
    possible: { type: 'boolean', summary: 'also report what changes for some values only' },
    json: { ...jsonLinesOption, summary: 'print findings as JSON lines' },
    quiet: { ...quietOption, summary: 'print only the summary' },
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ['pptjs migrate manifests', 'report on all manifests in a folder'],
    ['pptjs migrate --possible site.pp', 'include changes that depend on values'],
  ],
  async run(args, host) {
    const { migrateFiles } = await import('../migrate/migrate-files.js');
    return migrateFiles(args, host);
  },
};
