import { insteadOf } from '../arguments/arguments.js';
import type { OptionSpec, Command } from '../arguments/command.js';
import { puppetDbAnswersOption, puppetDbOptions } from '../options/puppetdb-options.js';
import {
  BATCH_STRICTNESS,
  dialectOption,
  factsOption,
  strictOption,
  strictVariablesOption,
  memoryLimitOption,
  timeoutOption,
} from '../options/shared-options.js';
import { UsageError } from '../process/exit-code.js';

export const corpusOption: OptionSpec = {
  type: 'string',
  value: 'dir',
  summary: 'batch compile: the folder that replaces `$CORPUS` in a modulepath',
};

export const caseFileOption: OptionSpec = {
  type: 'string',
  value: 'name',
  fallback: '$CASE_FILE, else case.pp, case.tf, …',
  summary: 'batch eval: the file name of all sources in messages',
};

export const batchCommand: Command = {
  name: 'batch',
  summary: 'evaluate sources or compile catalogs for another program',
  usage: 'eval | compile [options]\n       pptjs batch --dialect <name> [options]',
  description: [
    'Reads cases from standard input and prints an answer for each case, in the same order. Each case and each',
    'answer is one line of JSON. A case that fails gets an answer with `error` and does not stop the others.',
    '',
    '`pptjs batch eval` evaluates Puppet source:',
    '  case    id, source; optional: strict, facts, variables',
    '  answer  id, value, string, type, logs; or id, error, kind, code, line, column, logs',
    '',
    '`pptjs batch --dialect <name>` evaluates source of another language:',
    '  case    id, source; optional: variables, file (whether the source is a file, not an expression)',
    '  answer  id, value, and more in some languages; or id, error, detail, line, column',
    '',
    '`pptjs batch compile` compiles catalogs:',
    '  case    id, manifest; optional: modulepath, facts, node, trusted, hiera',
    '  answer  id, catalog, seconds, logs; or id, error, class, seconds, logs',
    '',
    'docs/batch.md describes all fields.',
  ].join('\n'),
  firstArguments: ['eval', 'compile'],
  options: {
    dialect: { ...dialectOption, fallback: 'puppet' },
    strict: { ...strictOption, fallback: BATCH_STRICTNESS },
    facts: { ...factsOption, summary: 'batch eval: the facts of cases without facts: a file' },
    file: caseFileOption,
    corpus: corpusOption,
    timeout: { ...timeoutOption, fallback: `${timeoutOption.fallback}; batch compile: no limit` },
    'memory-limit': memoryLimitOption,
    'allow-javascript': {
      type: 'boolean',
      summary: 'batch compile: run functions that modules define in JavaScript',
    },
    'no-strict-variables': { ...strictVariablesOption, summary: `batch compile: ${strictVariablesOption.summary}` },
    ...puppetDbOptions,
    'puppetdb-answers': puppetDbAnswersOption,
  },
  examples: [
    ['pptjs batch eval < cases.jsonl > answers.jsonl', 'evaluate many sources in one process'],
    ['pptjs batch --dialect terraform < cases.jsonl', 'evaluate many Terraform expressions in one process'],
    ['pptjs batch compile --corpus modules < cases.jsonl', 'compile many catalogs in one process'],
  ],
  async run(args, host) {
    const [kind = args.text('dialect') === undefined ? undefined : 'eval', ...others] = args.positionals;
    if ((kind !== 'eval' && kind !== 'compile') || others.length > 0)
      throw new UsageError(`specify eval or compile${insteadOf(kind, ['eval', 'compile'])}`);
    const { runCompileBatch, runEvalBatch } = await import('../batch/run-batch.js');
    return kind === 'eval' ? runEvalBatch(args, host) : runCompileBatch(args, host);
  },
};
