import { resolve } from 'node:path';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/options.js';
import { readFacts } from '../data/facts.js';
import { ExitCode, UsageError } from '../exit-code.js';
import { readSource } from '../files/read.js';
import { readStandardInput } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { Reporter } from '../report/reporter.js';
import { consoleLog } from './console-log.js';
import { evaluateIn } from './evaluate.js';
import { Evaluator } from './evaluator.js';
import { printOutcome } from './print.js';

/** `pptjs run <file>`. */
export async function runFile(args: Arguments, host: Host): Promise<ExitCode> {
  const [name, ...others] = args.positionals;
  if (name === undefined || others.length > 0) throw new UsageError('name one file');
  const given = args.text('facts');
  const facts = given === undefined ? undefined : readFacts(given, host.cwd);
  const source = name === '-' ? await readStandardInput(host) : textOf(name, host);
  if (source === undefined) return ExitCode.failed;
  const file = name === '-' ? '<stdin>' : name;
  const settings = { facts, strict: strictOf(args), log: consoleLog(host, args.flag('debug')) };
  return new Evaluator().within(settings, (context) =>
    printOutcome(evaluateIn(source, file, context), source, host, { json: args.flag('json'), undef: false }),
  );
}

/** The text of a file; where it cannot be read, that is reported. */
function textOf(name: string, host: Host): string | undefined {
  const { text, fault } = readSource(resolve(host.cwd, name), name);
  if (fault) new Reporter(host, false).report(fault);
  return text;
}
