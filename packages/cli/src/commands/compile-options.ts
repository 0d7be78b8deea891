import type { OptionSpec } from '../arguments/command.js';
import { catalogOptions } from './catalog-options.js';

/** What `pptjs compile` can be told. */
export const compileOptions: Readonly<Record<string, OptionSpec>> = {
  ...catalogOptions,
  exported: {
    type: 'string',
    value: 'file',
    summary: 'resources that other nodes export: a JSON list of resources, or a catalog',
  },
  compact: { type: 'boolean', summary: 'print the catalog on one line' },
  nodes: { type: 'string', value: 'pattern', summary: 'files of facts, a node each' },
  'out-dir': { type: 'string', short: 'o', value: 'dir', summary: 'where catalogs go, with --nodes' },
  workers: {
    type: 'string',
    value: 'number',
    fallback: 'one for each processor',
    summary: 'how many catalogs are compiled at once, with --nodes',
  },
  batch: { type: 'boolean', summary: 'read cases as JSON lines, print answers as JSON lines' },
  corpus: { type: 'string', value: 'dir', summary: 'what $CORPUS stands for in a modulepath, with --batch' },
};
