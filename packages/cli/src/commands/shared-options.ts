import type { Arguments } from '../arguments/arguments.js';
import type { OptionSpec } from '../arguments/command.js';

export const strictness = ['off', 'warning', 'error'] as const;
export type Strict = (typeof strictness)[number];

export const strictOption: OptionSpec = {
  type: 'string',
  value: 'level',
  choices: strictness,
  fallback: 'warning',
  summary: 'how to treat questionable code: ignore it, warn, or fail',
};

/** Where source maps go: to files beside the modules, into the modules, or nowhere. */
export const sourceMapKinds = ['external', 'inline', 'none'] as const;

export const moduleFormats = ['esm', 'cjs'] as const;
export const moduleExtensions = ['.js', '.mjs', '.cjs'] as const;

/** The formats of `pptjs diff`. */
export const diffFormats = ['text', 'markdown', 'json'] as const;

export const factsOption: OptionSpec = {
  type: 'string',
  value: 'file',
  summary: 'the facts: a file of `facter`, `puppet facts` or PuppetDB, or a JSON or YAML mapping',
};

export const dialectOption: OptionSpec = {
  type: 'string',
  value: 'name',
  fallback: 'by the extension of the file',
  suggestions: ['puppet', 'puppet3', 'terraform', 'rightscale'],
  summary: 'the language: puppet, puppet3, terraform, rightscale, or an installed dialect',
};

export const variablesOption: OptionSpec = {
  type: 'string',
  value: 'file',
  summary: 'the variables of the source: a JSON or YAML file, or a JSON object',
};

export const jsonLinesOption: OptionSpec = { type: 'boolean', summary: 'print diagnostics as JSON lines' };

export const jsonValueOption: OptionSpec = { type: 'boolean', summary: 'print the value as JSON (rich data)' };

export const quietOption: OptionSpec = { type: 'boolean', short: 'q', summary: 'print only errors and warnings' };

export const strictVariablesOption: OptionSpec = {
  type: 'boolean',
  summary: 'give unknown variables the value undef instead of failing',
};

export const nodesOption: OptionSpec = {
  type: 'string',
  value: 'pattern',
  summary: 'a folder or pattern of facts files: one for each node, or a PuppetDB query',
};

/** Returns the value of `--strict`. */
export const strictOf = (args: Arguments): Strict => args.choice('strict', strictness, 'warning');
