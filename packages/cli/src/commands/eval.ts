import type { Command } from '../arguments/command.js';
import { factsOption, strictOption } from './options.js';

export const evaluate: Command = {
  name: 'eval',
  summary: 'evaluate an expression, or many',
  usage: "'<expression>' [options] | eval --batch",
  description: [
    'Evaluates Puppet source and prints the last value in Puppet notation.',
    '',
    'With --batch, cases are read from standard input and answers printed, a JSON object a line, in',
    'order. A case has `id` and `source`, and may have `strict` and `facts`. Its answer has `id`, `value`',
    '(rich data), `string`, `type` and `logs`; or, where it fails, `error`, `kind` (syntax or evaluation),',
    '`code`, `line`, `column` and `logs`. Each case has scopes of its own; a failing one ends nothing.',
  ].join('\n'),
  options: {
    batch: { type: 'boolean', summary: 'read cases as JSON lines, print answers as JSON lines' },
    facts: factsOption,
    strict: strictOption,
    json: { type: 'boolean', summary: 'print the value as JSON (rich data)' },
    file: {
      type: 'string',
      value: 'name',
      fallback: '$CASE_FILE, or case.pp',
      summary: 'what messages call the source, with --batch',
    },
  },
  examples: [
    ["pptjs eval '[1, 2, 3].map |$x| { $x * 2 }'", 'prints [2, 4, 6]'],
    ["pptjs eval '$facts[os]' --facts facts.json", 'evaluate with facts'],
    ['pptjs eval --batch < cases.jsonl > answers.jsonl', 'evaluate many'],
  ],
  async run(args, host) {
    if (args.flag('batch')) {
      const { runBatch } = await import('../evaluation/batch.js');
      return runBatch(args, host);
    }
    const { runExpression } = await import('../evaluation/run-expression.js');
    return runExpression(args, host);
  },
};
