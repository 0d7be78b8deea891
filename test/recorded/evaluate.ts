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

type Fields = [string, PlainData][];

/** The fields of an answer with an error. The kind `syntax` is that of errors before the evaluation. */
function errorFields(error: string, kind: 'evaluation' | 'syntax', code: string | null): Fields {
  return [
    ['error', error],
    ['kind', kind],
    ['code', code],
  ];
}

function failure(error: unknown, file: string): Fields {
  if (error instanceof SerializationError || error instanceof CatalogError)
    return errorFields(error.message, 'evaluation', null);
  if (error instanceof LookupError) return errorFields(error.message, 'syntax', '');
  if (error instanceof EvaluationError) return evaluationFailure(error, file);
  if (error instanceof PuppetSyntaxError) return syntaxFailure(error);
  const text = error instanceof Error ? (error.stack ?? '') : String(error);
  return errorFields(`internal error: ${text}`, 'evaluation', 'INTERNAL_ERROR');
}

/** An error in another file has its place in the message, as in Puppet. */
function evaluationFailure({ message, code, place }: EvaluationError, file: string): Fields {
  if (!place) return errorFields(message, 'evaluation', code === '' ? null : code);
  const { line, column } = place;
  if (place.file !== file)
    return errorFields(`${message} (file: ${place.file}, line: ${line}, column: ${column})`, 'evaluation', code);
  return [...errorFields(message, 'evaluation', code === '' ? null : code), ['line', line], ['column', column]];
}

function syntaxFailure(error: PuppetSyntaxError): Fields {
  const [first, ...others] = error.diagnostics.filter(
    ({ severity, further }) => severity === 'error' && further !== true,
  );
  if (first === undefined || others.length > 0)
    return errorFields(summarize(error.diagnostics).message ?? error.message, 'syntax', '');
  // Puppet reports such an error when it evaluates the code.
  if (!isPuppetIssueCode(first.code)) return errorFields(messageWithPlace(first), 'evaluation', null);
  return errorFields(messageWithPlace(first), 'syntax', first.code);
}
