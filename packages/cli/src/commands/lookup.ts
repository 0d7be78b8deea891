import type { Command } from '../arguments/command.js';
import { catalogOptions } from './catalog-options.js';

export const lookup: Command = {
  name: 'lookup',
  summary: 'look up a key in Hiera data',
  usage: '<key>... [options]',
  description: [
    'Prints the value of a key as a node sees it, of the first of several keys that has one. Variables in the',
    'data are those of the facts and of `$trusted`.',
  ].join('\n'),
  options: {
    ...catalogOptions,
    merge: {
      type: 'string',
      value: 'strategy',
      choices: ['first', 'unique', 'hash', 'deep'],
      summary: 'how values of several levels come together',
    },
    'knock-out-prefix': {
      type: 'string',
      value: 'text',
      summary: 'with --merge deep: values with it take others away',
    },
    'sort-merged-arrays': { type: 'boolean', summary: 'with --merge deep: sort arrays' },
    'merge-hash-arrays': { type: 'boolean', summary: 'with --merge deep: merge the hashes in arrays' },
    default: { type: 'string', value: 'text', summary: 'the value where nothing is found' },
    explain: { type: 'boolean', summary: 'tell where the value was looked for' },
    'render-as': {
      type: 'string',
      value: 'format',
      choices: ['yaml', 'json', 's'],
      fallback: 'yaml',
      summary: 'how the value is printed',
    },
  },
  examples: [
    ['pptjs lookup ntp::servers --node web01.example.com --facts web01.yaml', 'the value as a node sees it'],
    ['pptjs lookup profile::base::packages --explain', 'where it comes from'],
  ],
  async run(args, host) {
    const { runLookup } = await import('../lookup/lookup.js');
    return runLookup(args, host);
  },
};
