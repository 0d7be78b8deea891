import { resolve } from 'node:path';
import { DialectEvaluator, type EvaluationOptions } from '@pptjs/engine';
import { readContent, systemMessage } from '@pptjs/files';
import { LookupError, parseYaml } from '@pptjs/hiera';
import { type PlainData, withMemoryLimit, writeJson } from '@pptjs/runtime/internal';
import type { Dialect, DialectRuntime } from '@pptjs/transpiler/dialect';
import { type Arguments, isJsonObject } from '../arguments/arguments.js';
import { memoryLimitOf, strictOf, timeoutOf } from '../options/shared-options.js';
import { CommandError, ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { consoleLog } from '../report/console-log.js';
import { textDiagnostic } from '../report/reporter.js';

/** A source that a command evaluates. */
export interface EvaluatedSource {
  readonly source: string;
  /** The name in messages. */
  readonly file: string;
  /** The absolute path, if the source is in a file. */
  readonly path?: string;
  readonly goal: 'file' | 'expression';
}

/** Evaluates a source of any dialect and prints its value. */
export async function runInDialect(
  dialect: Dialect,
  { source, file, goal }: EvaluatedSource,
  args: Arguments,
  host: Host,
): Promise<ExitCode> {
  const evaluator = await DialectEvaluator.load(dialect);
  const log = consoleLog(host, args.flag('debug'));
  const options = {
    file,
    goal,
    strict: strictOf(args),
    timeLimit: timeoutOf(args),
    variables: readVariables(args.text('variables'), evaluator.host, host),
    log: (level, message) => log({ level, message }),
  } satisfies EvaluationOptions;
  const outcome = withMemoryLimit(memoryLimitOf(args), () => evaluator.evaluate(source, options));
  for (const diagnostic of outcome.diagnostics) {
    if (diagnostic.severity !== 'note') host.stderr.write(`${textDiagnostic(diagnostic, source, host)}\n`);
  }
  if (outcome.hasFailed) return ExitCode.failed;
  const { host: runtime } = evaluator;
  host.stdout.write(`${args.flag('json') ? runtime.toJson(outcome.value) : runtime.print(outcome.value)}\n`);
  return ExitCode.ok;
}

/**
 * Reads the value of `--variables`.
 * @throws {CommandError} if the file cannot be read, or contains something else than a mapping
 */
export function readVariables(
  text: string | undefined,
  runtime: DialectRuntime,
  host: Host,
): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  const isInline = isJsonObject(text);
  const name = isInline ? '--variables' : text;
  const json = isInline ? text : readJsonText(text, host);
  try {
    if (isJsonObject(json))
      return runtime.readVariables?.(json) ?? (JSON.parse(json) as Readonly<Record<string, unknown>>);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(`${name}: ${error.message}`);
  }
  throw new CommandError(`${name}: variables must be a mapping of names to values`);
}

function readJsonText(file: string, { cwd }: Host): string {
  let text: string;
  try {
    text = readContent(resolve(cwd, file)).toString();
  } catch (error) {
    throw new CommandError(`${file}: ${systemMessage(error)}`);
  }
  if (file.endsWith('.json')) return text;
  try {
    return writeJson(parseYaml(text, file, { symbols: false }) as PlainData);
  } catch (error) {
    if (error instanceof LookupError) throw new CommandError(error.message);
    throw error;
  }
}
