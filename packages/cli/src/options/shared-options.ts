import { getHeapStatistics } from 'node:v8';
import { DEFAULT_STRICTNESS, STRICTNESS_LEVELS, type Strictness } from '@pptjs/runtime/strictness';
import type { Arguments } from '../arguments/arguments.js';
import type { OptionSpec } from '../arguments/command.js';
import { UsageError } from '../process/exit-code.js';

export const strictOption: OptionSpec = {
  type: 'string',
  value: 'level',
  choices: STRICTNESS_LEVELS,
  fallback: DEFAULT_STRICTNESS,
  summary: 'how to treat questionable code: ignore it, warn, or fail',
};

export const watchOption: OptionSpec = {
  type: 'boolean',
  short: 'w',
  summary: 'run the command again after each change of its files, until Ctrl-C',
};

/** The options of all commands that read the configuration file. */
export const configurationOptions: Readonly<Record<string, OptionSpec>> = {
  config: {
    type: 'string',
    value: 'file',
    fallback: 'pptjs.config.* or package.json in the current folder or above',
    summary: 'the configuration file',
  },
  'no-config': { type: 'boolean', summary: 'read no configuration file' },
};

/** The formats of `pptjs diff`. */
export const diffFormats = ['text', 'markdown', 'json'] as const;

/** The formats of `pptjs fleet diff`. */
export const fleetDiffFormats = ['text', 'markdown', 'html', 'json'] as const;

/** The option of `pptjs compile` and `pptjs fleet run` with the exported resources of other nodes. */
export const exportedOption: OptionSpec = {
  type: 'string',
  value: 'file',
  summary: 'resources that other nodes export: a JSON list of resources, or a catalog',
};

/** The levels of the log of `pptjs serve`. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

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
  summary: 'give unknown variables the value undef, with --strict warning or off',
};

export const nodesOption: OptionSpec = {
  type: 'string',
  value: 'pattern',
  summary: 'a folder or pattern of facts files: one for each node, or a PuppetDB query',
};

/** The default of `--strict` in batches: the one under which the recorded answers of Puppet were made. */
export const BATCH_STRICTNESS: Strictness = 'warning';

/** The option of a command with the option `--batch`. */
export const batchableStrictOption: OptionSpec = {
  ...strictOption,
  fallback: `${DEFAULT_STRICTNESS}; with --batch, ${BATCH_STRICTNESS}`,
};

/** Returns the value of `--strict`, or `fallback` if the option is missing. */
export const strictOf = (args: Arguments, fallback: Strictness = DEFAULT_STRICTNESS): Strictness =>
  args.choice('strict', STRICTNESS_LEVELS, fallback);

/** The default of `--timeout`, in seconds. */
const DEFAULT_TIMEOUT = 60;

export const timeoutOption: OptionSpec = {
  type: 'string',
  value: 'seconds',
  fallback: String(DEFAULT_TIMEOUT),
  summary: 'the time that one evaluation or catalog may take',
};

/**
 * Returns the value of `--timeout`, in seconds.
 * @throws {UsageError} if it is not a number of seconds
 */
export function timeoutOf(args: Arguments): number {
  const text = args.text('timeout');
  if (text === undefined) return DEFAULT_TIMEOUT;
  const seconds = /^\d{1,6}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (seconds === 0) throw new UsageError(`--timeout must be a number of seconds from 0.001 to 999999, not '${text}'`);
  return seconds;
}

/** The part of Node's own limit of the heap that is the default of `--memory-limit`. */
const PART_OF_HEAP = 0.75;

/** The largest `--memory-limit`: 1 TiB. */
const MAX_MEMORY = 1_048_576;

export const memoryLimitOption: OptionSpec = {
  type: 'string',
  value: 'MiB',
  fallback: 'three quarters of what Node allows',
  summary: 'the memory that one evaluation or catalog may need',
};

/**
 * Returns the value of `--memory-limit`, in MiB.
 * @throws {UsageError} if it is not a number of mebibytes
 */
export function memoryLimitOf(args: Arguments): number {
  const limit = args.integer('memory-limit', MAX_MEMORY);
  return limit ?? Math.floor((getHeapStatistics().heap_size_limit * PART_OF_HEAP) / 2 ** 20);
}
