import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/options.js';
import { readFacts } from '../data/facts.js';
import { UsageError, type ExitCode } from '../exit-code.js';
import type { Host } from '../host.js';
import { consoleLog } from './console-log.js';
import { evaluateIn } from './evaluate.js';
import { Evaluator } from './evaluator.js';
import { printOutcome } from './print.js';

/** `pptjs eval '<expression>'`. */
export async function runExpression(args: Arguments, host: Host): Promise<ExitCode> {
  const [source, ...others] = args.positionals;
  if (source === undefined) throw new UsageError('give an expression, or --batch');
  if (others.length > 0) throw new UsageError('give one expression, in quotes');
  const facts = args.text('facts');
  const settings = {
    facts: facts === undefined ? undefined : readFacts(facts, host.cwd),
    strict: strictOf(args),
    log: consoleLog(host, false),
  };
  return new Evaluator().within(settings, (context) =>
    printOutcome(evaluateIn(source, '<expression>', context), source, host, { json: args.flag('json'), undef: true }),
  );
}
