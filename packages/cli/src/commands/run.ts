import type { Command } from '../arguments/command.js';
import { factsOption, strictOption } from './options.js';

export const run: Command = {
  name: 'run',
  summary: 'evaluate a Puppet file',
  usage: '<file> [options]',
  description: [
    'Evaluates a manifest and prints its last value (nothing for undef). What it logs goes to standard',
    'error. `-` is standard input. Facts are the variable $facts and top-level variables of their names.',
  ].join('\n'),
  options: {
    facts: factsOption,
    strict: strictOption,
    json: { type: 'boolean', summary: 'print the value as JSON (rich data)' },
    debug: { type: 'boolean', summary: 'print messages of the levels info and debug too' },
  },
  examples: [
    ['pptjs run site.pp --facts facts.yaml', 'evaluate with facts'],
    ['pptjs run config.pp --json', 'make a JSON document of a Puppet file'],
  ],
  async run(args, host) {
    const { runFile } = await import('../evaluation/run-file.js');
    return runFile(args, host);
  },
};
