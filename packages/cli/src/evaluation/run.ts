import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFault, readSource } from '@pptjs/build';
import { type Dialect, puppet } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { selectDialect } from '../dialects/select-dialect.js';
import { readStandardInput } from '../files/standard-input.js';
import { environmentOptions } from '../options/catalog-options.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { Reporter } from '../report/reporter.js';
import { type EvaluatedSource, runInDialect } from './run-dialect.js';
import { runPuppet } from './run-puppet.js';

/** `pptjs run <file>`: evaluates a file and prints its value. */
export async function runFile(args: Arguments, host: Host): Promise<ExitCode> {
  const [name, ...others] = args.positionals;
  if (name === undefined || others.length > 0) throw new UsageError('specify one file');
  const selection = await selectDialect(args, host);
  const reporter = new Reporter(host);
  if (name === '-') {
    const source = await readStandardInput(host);
    return run(await selection.forText(), { source, file: '<stdin>', goal: 'file' }, args, host);
  }
  const path = resolve(host.cwd, name);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`specify a file: '${name}' is a folder`);
  const { text: source, fault } = readSource(path, name);
  const dialect = await selection.forFile(name);
  if (fault) reporter.report(fault);
  else if (isFault(dialect)) reporter.report(dialect);
  else return run(dialect, { source, file: name, path, goal: 'file' }, args, host);
  return ExitCode.failed;
}

/** `pptjs eval '<expression>'`: evaluates an expression and prints its value. */
export async function runExpression(args: Arguments, host: Host): Promise<ExitCode> {
  const [source, ...others] = args.positionals;
  if (source === undefined) throw new UsageError('specify an expression');
  if (others.length > 0) throw new UsageError('specify only one expression, in quotes');
  const selection = await selectDialect(args, host);
  return run(await selection.forText(), { source, file: '<expression>', goal: 'expression' }, args, host);
}

/**
 * Puppet sources are evaluated with facts, modules, a catalog and Hiera; those of other dialects only with their
 * variables.
 */
async function run(dialect: Dialect, source: EvaluatedSource, args: Arguments, host: Host): Promise<ExitCode> {
  if (dialect === puppet) return runPuppet(source, args, host);
  const option = Object.keys(environmentOptions).find((name) => args.isOnCommandLine(name));
  if (option !== undefined)
    throw new UsageError(`--${option} applies to Puppet only; the language of ${source.file} is ${dialect.name}`);
  return runInDialect(dialect, source, args, host);
}
