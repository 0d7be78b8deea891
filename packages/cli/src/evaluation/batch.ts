import { describeValue, type EvaluationError, inferDetailed, parseJson, PuppetHash, richData, writeJson, type LogEntry, type PlainData, type Value } from '@pptjs/runtime';
import { isReferenceCode, summarize } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { strictness, strictOf, type Strict } from '../commands/options.js';
import { readFacts } from '../data/facts.js';
import { ExitCode } from '../exit-code.js';
import { standardInputLines } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { evaluateIn, type Failure } from './evaluate.js';
import { Evaluator } from './evaluator.js';

interface Case {
  readonly id: Value;
  readonly source: string;
  readonly strict: Strict;
  readonly facts: PuppetHash | undefined;
}

type Member = readonly [name: string, data: PlainData];

/** Printed at once: writing each line on its own would take longer than evaluating it. */
const blockSize = 1 << 16;

/** `pptjs eval --batch`: a case a line in, an answer a line out. */
export async function runBatch(args: Arguments, host: Host): Promise<ExitCode> {
  const file = args.text('file') ?? host.env['CASE_FILE'] ?? 'case.pp';
  const facts = args.text('facts');
  const defaults = { strict: strictOf(args), facts: facts === undefined ? undefined : readFacts(facts, host.cwd) };
  const evaluator = new Evaluator();
  let block = '';
  for await (const line of standardInputLines(host)) {
    if (line.trim() === '') continue;
    block += `${answerTo(line, defaults, file, evaluator)}\n`;
    if (block.length < blockSize) continue;
    host.stdout.write(block);
    block = '';
  }
  if (block !== '') host.stdout.write(block);
  return ExitCode.ok;
}

function answerTo(line: string, defaults: Pick<Case, 'strict' | 'facts'>, file: string, evaluator: Evaluator): string {
  let given: Case;
  try {
    given = readCase(line, defaults);
  } catch (error) {
    return writeJson(new Map<string, PlainData>([['id', null], ...failureMembers('INVALID_CASE', (error as Error).message)]));
  }
  return writeJson(new Map<string, PlainData>([['id', richData(given.id)], ...answer(given, file, evaluator)]));
}

/** @throws {SyntaxError} where the line is no case */
function readCase(line: string, defaults: Pick<Case, 'strict' | 'facts'>): Case {
  const data = parseJson(line);
  const source = data instanceof PuppetHash ? data.get('source') : undefined;
  if (!(data instanceof PuppetHash) || typeof source !== 'string') throw new SyntaxError('a case must be an object with a `source` text');
  const strict = data.get('strict');
  const facts = data.get('facts');
  return {
    id: data.get('id') ?? null,
    source,
    strict: strictness.find((level) => level === strict) ?? defaults.strict,
    facts: facts instanceof PuppetHash ? facts : defaults.facts,
  };
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
    return [['value', richData(value)], ['string', describeValue(value)], ['type', inferDetailed(value).toString()], ['logs', logs]];
  } catch (error) {
    const { message, code } = error as EvaluationError;
    return failed({ kind: 'evaluation', message: `Evaluation Error: ${message}`, code, file, line: null, column: null, diagnostics: [], cause: error }, logs);
  }
}

/** Errors among the messages would say again what the answer says. */
function failed({ kind, message, code, line, column, diagnostics }: Failure, logs: readonly PlainData[]): Member[] {
  const warnings = summarize(diagnostics).logs.filter(({ level }) => level === 'warning').map(({ message: text }): PlainData => ['warning', text]);
  const kept = logs.filter((entry) => Array.isArray(entry) && entry[0] !== 'err');
  const place: Member[] = line === null ? [] : [['line', line], ['column', column]];
  // What the reference has no code for it raises as an ordinary error.
  const known = code === null || code === '' || isReferenceCode(code);
  return [['error', message], ['kind', known ? kind : 'evaluation'], ['code', known ? code : null], ...place, ['logs', [...warnings, ...kept]]];
}

function failureMembers(code: string, message: string): Member[] {
  return [['error', message], ['kind', 'syntax'], ['code', code], ['logs', []]];
}
