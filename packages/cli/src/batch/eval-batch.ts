import {
  describeValue,
  EvaluationError,
  inferDetailed,
  type LogEntry,
  parseJson,
  type PlainData,
  PuppetHash,
  richData,
  type TimeLimitError,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';
import { STRICTNESS_LEVELS, type Strictness } from '@pptjs/runtime/strictness';
import { isPuppetIssueCode, summarize } from '@pptjs/transpiler';
import { evaluateIn, type Failure, failureOf } from '../evaluation/evaluate.js';
import { Evaluator } from '../evaluation/evaluator.js';
import type { Answerer } from './limited-answers.js';

export interface EvalBatchOptions {
  /** The strictness of cases without `strict`. */
  readonly strict: Strictness;
  /** The facts of cases without `facts`. */
  readonly facts: PuppetHash | undefined;
  /** The file name of every source in messages. */
  readonly file: string;
}

/** A case of `pptjs batch eval`; docs/batch.md describes the fields. */
interface EvalCase {
  readonly source: string;
  readonly strict: Strictness;
  readonly facts: PuppetHash | undefined;
  readonly variables: Readonly<Record<string, Value>>;
}

/** The part of an answer after `id`. */
type Outcome = readonly (readonly [field: string, data: PlainData])[];

/** Evaluates the sources of a batch, each in its own scopes. */
export class EvalBatch implements Answerer {
  readonly #options: EvalBatchOptions;
  #evaluator = new Evaluator();

  constructor(options: EvalBatchOptions) {
    this.#options = options;
  }

  /**
   * Returns the answer to one line of input, without a newline. A line that is not a case gets an answer with `error`.
   */
  answer(line: string): string {
    let id = 'null';
    let outcome: Outcome;
    try {
      const fields = readFields(line);
      id = JSON.stringify(fields['id'] ?? null);
      outcome = this.#evaluate(this.#readCase(fields, line));
    } catch (error) {
      outcome = [
        ['error', error instanceof Error ? error.message : String(error)],
        ['kind', 'syntax'],
        ['code', 'INVALID_CASE'],
        ['logs', []],
      ];
    }
    return answerLine(id, outcome);
  }

  interrupted(line: string, error: TimeLimitError): string {
    this.#evaluator = new Evaluator();
    const { id } = readFields(line);
    const failure = failureOf(error, this.#options.file);
    return answerLine(JSON.stringify(id ?? null), failureOutcome(failure, []));
  }

  #readCase({ source, strict, facts, variables }: Fields, line: string): EvalCase {
    if (typeof source !== 'string') throw new SyntaxError('a case must have a `source` text');
    return {
      source,
      strict: STRICTNESS_LEVELS.find((level) => level === strict) ?? this.#options.strict,
      facts: facts === undefined || facts === null ? this.#options.facts : readHash(line, 'facts'),
      variables: variables === undefined || variables === null ? {} : variablesOf(readHash(line, 'variables')),
    };
  }

  #evaluate({ source, strict, facts, variables }: EvalCase): Outcome {
    const { file } = this.#options;
    const logs: PlainData[] = [];
    const log = ({ level, message }: LogEntry): void => {
      if (level !== 'debug' && level !== 'info') logs.push([level, message]);
    };
    return this.#evaluator.within({ facts, variables, strict, log }, (context) => {
      const { value, failure } = evaluateIn(source, file, context);
      return failure ? failureOutcome(failure, logs) : valueOutcome(value, file, logs);
    });
  }
}

/** @param id the JSON text of the id */
function answerLine(id: string, outcome: Outcome): string {
  return `{"id":${id},${writeJson(new Map(outcome)).slice(1)}`;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a line of input with JavaScript's own JSON reader, which is several times as fast as `parseJson`.
 *
 * Recorded answers are valid cases too, but Ruby may have written a bare `NaN` or `Infinity` as their `value`. In a
 * line that is not JSON, only the fields `id`, `source` and `strict` at its beginning count.
 *
 * @throws {SyntaxError} if the line is not a case
 */
function readFields(line: string): Fields {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    const leading = /^\{(?:\s*"(?:id|source|strict)":\s*(?:"(?:[^"\\]|\\.)*"|\d+)\s*,)+/.exec(line)?.[0];
    if (leading === undefined) throw error;
    data = JSON.parse(`${leading.slice(0, -1)}}`);
  }
  if (data === null || typeof data !== 'object') throw new SyntaxError('a case must be an object');
  return data as Fields;
}

/** Reads a member with `parseJson`, because JavaScript's own reader does not distinguish integers from floats. */
function readHash(line: string, member: string): PuppetHash {
  const data = parseJson(line);
  const value = data instanceof PuppetHash ? data.get(member) : undefined;
  if (value instanceof PuppetHash) return value;
  throw new SyntaxError(`\`${member}\` must be an object`);
}

function variablesOf(values: PuppetHash): Readonly<Record<string, Value>> {
  return Object.fromEntries(values) as Record<string, Value>;
}

function valueOutcome(value: Value, file: string, logs: readonly PlainData[]): Outcome {
  try {
    return [
      ['value', richData(value)],
      ['string', describeValue(value)],
      ['type', inferDetailed(value).toString()],
      ['logs', logs],
    ];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isEvaluationError = error instanceof EvaluationError;
    return failureOutcome(
      {
        kind: 'evaluation',
        message: isEvaluationError ? `Evaluation Error: ${message}` : message,
        code: isEvaluationError ? error.code : null,
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

function failureOutcome(failure: Failure, logs: readonly PlainData[]): Outcome {
  const { message, code, line, column, diagnostics } = failure;
  const warnings = summarize(diagnostics)
    .logs.filter(({ level }) => level === 'warning')
    .map(({ message: text }): PlainData => ['warning', text]);
  // The answer already has the error as a field of its own.
  const otherLogs = logs.filter((entry) => Array.isArray(entry) && entry[0] !== 'err');
  // Puppet has no codes for errors that only pptjs reports.
  const isPuppetCode = code === null || code === '' || isPuppetIssueCode(code);
  return [
    ['error', message],
    ['kind', isPuppetCode ? failure.kind : 'evaluation'],
    ['code', isPuppetCode ? code : null],
    ...(line === null
      ? []
      : ([
          ['line', line],
          ['column', column],
        ] as const)),
    ['logs', [...warnings, ...otherLogs]],
  ];
}
