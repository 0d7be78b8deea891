import type { Arguments } from '../arguments/arguments.js';
import type { OptionSpec } from '../arguments/command.js';

export const strictness = ['off', 'warning', 'error'] as const;
export type Strict = (typeof strictness)[number];

export const strictOption: OptionSpec = {
  type: 'string',
  value: 'level',
  choices: strictness,
  fallback: 'warning',
  summary: 'what becomes of doubtful code: passed over, warned of, refused',
};
export const factsOption: OptionSpec = {
  type: 'string',
  value: 'file',
  summary: 'facts, a JSON or YAML file with a mapping of names to values',
};
export const jsonOption: OptionSpec = { type: 'boolean', summary: 'print JSON lines for machines' };

export const strictOf = (args: Arguments): Strict => args.choice('strict', strictness, 'warning');
