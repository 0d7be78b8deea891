import { addLocation, evaluateSource } from '@pptjs/engine';
import {
  CatalogError,
  createContext,
  describeValue,
  EvaluationError,
  inferDetailed,
  LookupError,
  richData,
  writeJson,
  type LogEntry,
  type PlainData,
  type Strictness,
  type Value,
  createTopScope,
} from '@pptjs/runtime/internal';
import { isPuppetIssueCode, messageWithPlace, PuppetSyntaxError, summarize } from '@pptjs/transpiler';
import { type Answer, parseAnswer } from '../conformance/answers.js';

/** The answer of pptjs to a case under a strictness, in the form in which Puppet's answers are recorded. */
export function answerOf(id: string, source: string, strict: Strictness, file = 'case.pp'): Answer {
  const logs: PlainData[] = [];
  const log = ({ level, message }: LogEntry): void => void logs.push([level, message]);
  const members: [string, PlainData][] = [
    ['id', id],
    ['source', source],
  ];
  try {
    const value = evaluateSource(source, { file, context: createContext({ strict, log, topScope: createTopScope() }) });
    const data = dataOf(value);
    members.push(['value', data], ['string', describeValue(value)], ['type', String(inferDetailed(value))]);
  } catch (error) {
    members.push(...failure(error, file));
  }
  // The host logs an additional error if the evaluation fails.
  const failed = members.some(([name]) => name === 'error');
  members.push(['logs', failed ? logs.filter((entry) => (entry as readonly string[])[0] !== 'err') : logs]);
  return parseAnswer(writeJson(new Map(members)));
}

/** The error for a value that neither pptjs nor Puppet can serialize. */
class SerializationError extends Error {}

function dataOf(value: Value): PlainData {
  try {
    return richData(value);
  } catch (error) {
    throw error instanceof EvaluationError
      ? addLocation(error, () => undefined)
      : new SerializationError((error as Error).message);
  }
}

function failure(error: unknown, file: string): [string, PlainData][] {
  if (error instanceof SerializationError)
    return [
      ['error', error.message],
      ['kind', 'evaluation'],
      ['code', null],
    ];
  if (error instanceof CatalogError)
    return [
      ['error', error.message],
      ['kind', 'evaluation'],
      ['code', null],
    ];
  if (error instanceof LookupError)
    return [
      ['error', error.message],
      ['kind', 'syntax'],
      ['code', ''],
    ];
  if (error instanceof EvaluationError) {
    if (error.place && error.place.file !== file) {
      const { line, column } = error.place;
      return [
        ['error', `${error.message} (file: ${error.place.file}, line: ${line}, column: ${column})`],
        ['kind', 'evaluation'],
        ['code', error.code],
      ];
    }
    const place: [string, PlainData][] = error.place
      ? [
          ['line', error.place.line],
          ['column', error.place.column],
        ]
      : [];
    return [
      ['error', error.message],
      ['kind', 'evaluation'],
      ['code', error.code === '' ? null : error.code],
      ...place,
    ];
  }
  if (error instanceof PuppetSyntaxError) {
    const errors = error.diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
    const [first] = errors;
    const message =
      errors.length === 1 && first ? messageWithPlace(first) : (summarize(error.diagnostics).message ?? error.message);
    if (errors.length === 1 && first && !isPuppetIssueCode(first.code))
      return [
        ['error', message],
        ['kind', 'evaluation'],
        ['code', null],
      ];
    return [
      ['error', message],
      ['kind', 'syntax'],
      ['code', errors.length === 1 && first ? first.code : ''],
    ];
  }
  return [
    ['error', `internal error: ${error instanceof Error ? (error.stack ?? '') : String(error)}`],
    ['kind', 'evaluation'],
    ['code', 'INTERNAL_ERROR'],
  ];
}
