import type { Command } from '../arguments/command.js';
import { catalogOptions } from '../options/catalog-options.js';
import { configurationOptions } from '../options/shared-options.js';

export const lookupCommand: Command = {
  name: 'lookup',
  summary: 'look up keys in Hiera data',
  usage: '[<key>...] [options]',
  description: [
    'Prints the value that a key has for a node. With several keys, prints the value of the first key that has one.',
    'Variables in hiera.yaml and in the data get their values from the facts and from `$trusted`, and with --compile',
    'from the main manifest too.',
    '',
    'The exit code is 1 if no key has a value. With --explain, it is 0 unless data cannot be read.',
  ].join('\n'),
  options: {
    ...catalogOptions,
    merge: {
      type: 'string',
      value: 'strategy',
      choices: ['first', 'unique', 'hash', 'deep'],
      summary: 'how to merge the values of several levels',
    },
    'knock-out-prefix': {
      type: 'string',
      value: 'text',
      summary: 'with --merge deep: the prefix of elements that remove others',
    },
    'sort-merged-arrays': { type: 'boolean', summary: 'with --merge deep: sort merged arrays' },
    'merge-hash-arrays': { type: 'boolean', summary: 'with --merge deep: merge the hashes in arrays' },
    type: {
      type: 'string',
      value: 'type',
      summary: 'the type that the value must have, in Puppet syntax: `Array[String]`',
    },
    default: { type: 'string', value: 'text', summary: 'the value to print if no key has a value' },
    explain: { type: 'boolean', summary: 'print each step of the lookup instead of the value' },
    'explain-options': {
      type: 'boolean',
      summary: 'print how the lookup_options of the first key are assembled, without looking it up',
    },
    compile: {
      type: 'boolean',
      short: 'c',
      summary: 'compile the catalog of the node first: hiera.yaml and the data may need its variables',
    },
    'render-as': {
      type: 'string',
      value: 'format',
      choices: ['yaml', 'json', 's'],
      fallback: 'yaml',
      summary: 'the format of the value; `s` is a plain string',
    },
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ['pptjs lookup ntp::servers --node web01.example.com --facts web01.yaml', 'print the value for a node'],
    ['pptjs lookup profile::base::packages --explain', 'show where a value comes from'],
  ],
  async run(args, host) {
    const { lookUpKeys } = await import('../catalog/look-up-keys.js');
    return lookUpKeys(args, host);
  },
};
