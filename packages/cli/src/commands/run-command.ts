import type { Command } from '../arguments/command.js';
import { factsOption, jsonValueOption, strictOption } from './shared-options.js';

export const runCommand: Command = {
  name: 'run',
  summary: 'evaluate a Puppet file',
  usage: '<file> [options]',
  description: [
    'Evaluates a manifest and prints its last value in Puppet notation. Prints nothing if the value is undef.',
    'Log messages go to standard error. The file `-` is standard input. The facts are available as `$facts`, and',
    'each fact as a top-scope variable too.',
  ].join('\n'),
  options: {
    facts: factsOption,
    strict: strictOption,
    json: jsonValueOption,
    debug: { type: 'boolean', summary: 'print log messages of the levels info and debug too' },
  },
  examples: [
    ['pptjs run site.pp --facts facts.yaml', 'evaluate a manifest with facts'],
    ['pptjs run config.pp --json', 'convert the value of a Puppet file to JSON'],
  ],
  async run(args, host) {
    const { runFile } = await import('../evaluation/run.js');
    return runFile(args, host);
  },
};
