import type { Command } from '../arguments/command.js';
import { environmentOptions } from '../options/catalog-options.js';
import {
  batchableStrictOption,
  configurationOptions,
  dialectOption,
  factsOption,
  jsonValueOption,
  memoryLimitOption,
  timeoutOption,
  variablesOption,
} from '../options/shared-options.js';
import { caseFileOption } from './batch-command.js';

export const evalCommand: Command = {
  name: 'eval',
  summary: 'evaluate an expression',
  usage: "'<expression>' [options]",
  description: 'Evaluates an expression, by default of Puppet, and prints its value in the notation of the language.',
  options: {
    dialect: { ...dialectOption, fallback: 'puppet' },
    variables: variablesOption,
    facts: factsOption,
    ...environmentOptions,
    strict: batchableStrictOption,
    timeout: timeoutOption,
    'memory-limit': memoryLimitOption,
    json: jsonValueOption,
    batch: { type: 'boolean', summary: 'do the same as `pptjs batch eval`' },
    file: caseFileOption,
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ["pptjs eval '[1, 2, 3].map |$x| { $x * 2 }'", 'print [2, 4, 6]'],
    ["pptjs eval --dialect terraform 'upper(var.name)' --variables vars.json", 'evaluate a Terraform expression'],
    ['pptjs eval \'lookup("ntp::servers")\' --environment production', 'use functions and data of an environment'],
    ["pptjs eval '$facts[os]' --facts facts.json", 'evaluate an expression that reads facts'],
  ],
  async run(args, host) {
    if (args.flag('batch')) {
      const { runEvalBatch } = await import('../batch/run-batch.js');
      return runEvalBatch(args, host);
    }
    const { runExpression } = await import('../evaluation/run.js');
    return runExpression(args, host);
  },
};
