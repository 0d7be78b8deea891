import { resolve } from 'node:path';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/shared-options.js';
import { ExitCode, UsageError } from '../exit-code.js';
import { readFacts } from '../files/facts.js';
import { readSource } from '../files/read-source.js';
import { readStandardInput } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { Reporter } from '../report/reporter.js';
import { consoleLog } from './console-log.js';
import { evaluateIn } from './evaluate.js';
import { Evaluator } from './evaluator.js';
import { printOutcome } from './print.js';

/** `pptjs run <file>`: evaluates a manifest and prints its last value. */
export async function runFile(args: Arguments, host: Host): Promise<ExitCode> {
  const [name, ...others] = args.positionals;
  if (name === undefined || others.length > 0) throw new UsageError('specify one file');
  const source = name === '-' ? await readStandardInput(host) : readOrReport(name, host);
  if (source === undefined) return ExitCode.failed;
  return evaluateAndPrint({ source, file: name === '-' ? '<stdin>' : name, undef: false }, args, host);
}

/** `pptjs eval '<expression>'`: evaluates Puppet source and prints its last value. */
export async function runExpression(args: Arguments, host: Host): Promise<ExitCode> {
  const [source, ...others] = args.positionals;
  if (source === undefined) throw new UsageError('specify an expression, or use --batch');
  if (others.length > 0) throw new UsageError('specify only one expression, in quotes');
  return evaluateAndPrint({ source, file: '<expression>', undef: true }, args, host);
}

/** Returns the text of a file. If the file cannot be read, reports that and returns undefined. */
function readOrReport(name: string, host: Host): string | undefined {
  const { text, fault } = readSource(resolve(host.cwd, name), name);
  if (fault) new Reporter(host, false).report(fault);
  return text;
}

function evaluateAndPrint(
  { source, file, undef }: { readonly source: string; readonly file: string; readonly undef: boolean },
  args: Arguments,
  host: Host,
): ExitCode {
  const facts = args.text('facts');
  const settings = {
    facts: facts === undefined ? undefined : readFacts(facts, host.cwd),
    strict: strictOf(args),
    log: consoleLog(host, args.flag('debug')),
  };
  return new Evaluator().within(settings, (context) =>
    printOutcome(evaluateIn(source, file, context), source, host, { json: args.flag('json'), undef }),
  );
}
