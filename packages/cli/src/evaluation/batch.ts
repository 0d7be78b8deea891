import {
  describeValue,
  EvaluationError,
  inferDetailed,
  richData,
  writeJson,
  type LogEntry,
  type PlainData,
  type Value,
} from '@pptjs/runtime';
import { isReferenceCode, summarize } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { strictOf } from '../commands/options.js';
import { readFacts } from '../data/facts.js';
import { ExitCode } from '../exit-code.js';
import { standardInputBlocks } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { caseLine, type Case } from './cases.js';
import { evaluateIn, type Failure } from './evaluate.js';
import { Evaluator } from './evaluator.js';

type Member = readonly [name: string, data: PlainData];

/** `pptjs eval --batch`: a case a line in, an answer a line out. */
export async function runBatch(args: Arguments, host: Host): Promise<ExitCode> {
  // The reference's script takes the name from CASE_FILE, and whoever compares the two sets it for both.
  const file = args.text('file') ?? host.env['CASE_FILE'] ?? 'case.pp';
  const facts = args.text('facts');
  const defaults = { strict: strictOf(args), facts: facts === undefined ? undefined : readFacts(facts, host.cwd) };
  const evaluator = new Evaluator();
  for await (const lines of standardInputBlocks(host)) {
    // Writing each line on its own would take longer than evaluating it.
    const answers = lines
      .filter((line) => line.trim() !== '')
      .map((line) => `${answerTo(line, defaults, file, evaluator)}\n`);
    if (answers.length > 0) host.stdout.write(answers.join(''));
  }
  return ExitCode.ok;
}

function answerTo(line: string, defaults: Pick<Case, 'strict' | 'facts'>, file: string, evaluator: Evaluator): string {
  const { id, read } = caseLine(line);
  let members: Member[];
  try {
    members = answer(read(defaults), file, evaluator);
  } catch (error) {
    members = [
      ['error', (error as Error).message],
      ['kind', 'syntax'],
      ['code', 'INVALID_CASE'],
      ['logs', []],
    ];
  }
  return `{"id":${id},${writeJson(new Map(members)).slice(1)}`;
}

function answer({ source, strict, facts }: Case, file: string, evaluator: Evaluator): Member[] {
  const logs: PlainData[] = [];
  const log = ({ level, message }: LogEntry): void => {
    if (level !== 'debug' && level !== 'info') logs.push([level, message]);
  };
  return evaluator.within({ facts, strict, log }, (context) => {
    const { value, failure } = evaluateIn(source, file, context);
    return failure ? failed(failure, logs) : describe(value, file, logs);
  });
}

function describe(value: Value, file: string, logs: readonly PlainData[]): Member[] {
  try {
    return [
      ['value', richData(value)],
      ['string', describeValue(value)],
      ['type', inferDetailed(value).toString()],
      ['logs', logs],
    ];
  } catch (error) {
    const { message } = error as Error;
    const known = error instanceof EvaluationError;
    return failed(
      {
        kind: 'evaluation',
        message: known ? `Evaluation Error: ${message}` : message,
        code: known ? error.code : null,
        file,
        line: null,
        column: null,
        diagnostics: [],
        cause: error,
      },
      logs,
    );
  }
}

/** Errors among the messages would say again what the answer says. */
function failed({ kind, message, code, line, column, diagnostics }: Failure, logs: readonly PlainData[]): Member[] {
  const warnings = summarize(diagnostics)
    .logs.filter(({ level }) => level === 'warning')
    .map(({ message: text }): PlainData => ['warning', text]);
  const kept = logs.filter((entry) => Array.isArray(entry) && entry[0] !== 'err');
  const place: Member[] =
    line === null
      ? []
      : [
          ['line', line],
          ['column', column],
        ];
  // What the reference has no code for it raises as an ordinary error.
  const known = code === null || code === '' || isReferenceCode(code);
  return [
    ['error', message],
    ['kind', known ? kind : 'evaluation'],
    ['code', known ? code : null],
    ...place,
    ['logs', [...warnings, ...kept]],
  ];
}
