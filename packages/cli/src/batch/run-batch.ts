import { setImmediate } from 'node:timers/promises';
import { DialectEvaluator } from '@pptjs/engine';
import { TimeLimit, withMemoryLimit } from '@pptjs/runtime/internal';
import { type Dialect, puppet } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { readCompilerSettings } from '../catalog/code-settings.js';
import { createQuerySource } from '../catalog/puppetdb-settings.js';
import { selectDialect } from '../dialects/select-dialect.js';
import { readFacts } from '../files/facts.js';
import { standardInputBlocks } from '../files/standard-input.js';
import { BATCH_STRICTNESS, memoryLimitOf, strictOf, timeoutOf } from '../options/shared-options.js';
import { ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { CatalogBatch } from './compile-batch.js';
import { DialectBatch } from './dialect-batch.js';
import { EvalBatch } from './eval-batch.js';
import { answerWithin } from './limited-answers.js';

/** `pptjs batch eval`, `pptjs batch --dialect` and `pptjs eval --batch`. */
export async function runEvalBatch(args: Arguments, host: Host): Promise<ExitCode> {
  const selection = await selectDialect(args, host);
  const dialect = await selection.forText();
  const batch = dialect === puppet ? puppetBatch(args, host) : await dialectBatch(dialect, args, host);
  const seconds = timeoutOf(args);
  const limit = new TimeLimit(seconds * 1000);
  const memoryLimit = memoryLimitOf(args);
  for await (const lines of standardInputBlocks(host)) {
    // One write for each line would take longer than the evaluation of the line.
    const answers = withMemoryLimit(memoryLimit, () => answerWithin(limit, seconds, lines.filter(isCase), batch));
    if (answers.length > 0) host.stdout.write(`${answers.join('\n')}\n`);
  }
  return ExitCode.ok;
}

async function dialectBatch(dialect: Dialect, args: Arguments, host: Host): Promise<DialectBatch> {
  const [extension = ''] = dialect.extensions;
  const file = args.text('file') ?? host.env['CASE_FILE'] ?? `case${extension}`;
  return new DialectBatch(await DialectEvaluator.load(dialect), { file });
}

function puppetBatch(args: Arguments, host: Host): EvalBatch {
  const facts = args.text('facts');
  return new EvalBatch({
    strict: strictOf(args, BATCH_STRICTNESS),
    facts: facts === undefined ? undefined : readFacts(facts, host.cwd),
    file: args.text('file') ?? host.env['CASE_FILE'] ?? 'case.pp',
  });
}

/**
 * `pptjs batch compile` and `pptjs compile --batch`. To set a limit of time starts a thread, which takes a part of the time of
 * a small catalog, so catalogs have a limit only with `--timeout`.
 */
export async function runCompileBatch(args: Arguments, host: Host): Promise<ExitCode> {
  const corpus = args.text('corpus');
  const { timeLimit, puppetDb, puppetDbAnswers, ...settings } = readCompilerSettings(args, host, BATCH_STRICTNESS);
  const batch = new CatalogBatch({
    ...settings,
    puppetDb: createQuerySource({ puppetDb, puppetDbAnswers }),
    ...(args.text('timeout') !== undefined && timeLimit !== undefined && { timeLimit }),
    ...(corpus !== undefined && { corpus }),
  });
  for await (const lines of standardInputBlocks(host)) {
    for (const line of lines.filter(isCase)) {
      host.stdout.write(`${await batch.answer(line)}\n`);
      // The write and the garbage collection happen between two catalogs, not while `seconds` of the next one passes.
      await setImmediate();
    }
  }
  return ExitCode.ok;
}

const isCase = (line: string): boolean => line.trim() !== '';
