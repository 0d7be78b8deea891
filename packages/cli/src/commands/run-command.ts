import type { Command } from '../arguments/command.js';
import { environmentOptions } from '../options/catalog-options.js';
import {
  configurationOptions,
  dialectOption,
  factsOption,
  jsonValueOption,
  strictOption,
  memoryLimitOption,
  timeoutOption,
  variablesOption,
  watchOption,
} from '../options/shared-options.js';

export const runCommand: Command = {
  name: 'run',
  summary: 'evaluate a source file',
  usage: '<file> [options]',
  description: [
    'Evaluates a file and prints its value in the notation of its language: the last value of a Puppet manifest or a',
    'RightScale script, or the outputs of a Terraform file. Prints nothing if a manifest has the value undef.',
    'Log messages go to standard error. The file `-` is standard input.',
    '',
    'If a Puppet manifest declares resources, prints the resources of its catalog instead. With --json, prints the',
    'catalog. --environment or --modulepath let the manifest use functions, classes and data of an environment or of',
    'modules. The facts are available as `$facts`, and each fact as a top-scope variable too.',
  ].join('\n'),
  options: {
    dialect: dialectOption,
    variables: variablesOption,
    facts: factsOption,
    ...environmentOptions,
    strict: strictOption,
    timeout: timeoutOption,
    'memory-limit': memoryLimitOption,
    json: { ...jsonValueOption, summary: 'print the value (rich data) or the catalog as JSON' },
    debug: { type: 'boolean', summary: 'print log messages of the levels info and debug too' },
    watch: watchOption,
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ['pptjs run site.pp --facts facts.yaml', 'evaluate a manifest with facts'],
    ['pptjs run site.pp --modulepath modules', 'list the resources of a manifest that uses modules'],
    ['pptjs run config.pp --json', 'convert the value of a Puppet file to JSON'],
  ],
  async run(args, host) {
    const { runFile } = await import('../evaluation/run.js');
    return runFile(args, host);
  },
};
