import type { Command } from '../arguments/command.js';
import { catalogOptions } from './catalog-options.js';

const { environment: _environment, ...options } = catalogOptions;

export const diff: Command = {
  name: 'diff',
  summary: 'compare two catalogs, or the catalogs of two environments',
  usage: '<before> <after> [options]',
  description: [
    'Compares two catalogs in JSON files, resource by resource: what was added, removed and changed. Where both',
    'are folders, they are two states of an environment, and the catalogs of the node (--node, --facts) or of the',
    'nodes (--nodes) are compiled from both and compared. Where resources stand, and in which order, makes no',
    'difference. The exit code is 3 where anything differs.',
  ].join('\n'),
  options: {
    ...options,
    nodes: { type: 'string', value: 'pattern', summary: 'files of facts, a node each' },
    json: { type: 'boolean', summary: 'print the differences as JSON' },
  },
  examples: [
    ['pptjs diff before.json after.json', 'two catalogs'],
    ["pptjs diff production staging --nodes 'facts/*.yaml'", 'what a change does to every node'],
  ],
  async run(args, host) {
    const { runDiff } = await import('../diff/diff.js');
    return runDiff(args, host);
  },
};
