import { evaluateSource } from '@pptjs/engine';
import {
  CatalogError,
  createContext,
  createTopScope,
  describeValue,
  EvaluationError,
  inferDetailed,
  RecursionError,
} from '@pptjs/runtime/internal';
import { messageWithPlace, PuppetSyntaxError, summarize } from '@pptjs/transpiler';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { facts, file, loweringCases } from './cases.js';

interface Answer {
  readonly string?: string;
  readonly type?: string;
  readonly error?: string;
  readonly code?: string | null;
  readonly logs: readonly (readonly [level: string, message: string])[];
}

const answers = new Map(recorded<Answer & { id: string }>('lowering').map(({ id, ...answer }) => [id, answer]));

for (const { id, group, source } of loweringCases()) {
  test(`${id} (${group}): ${source.replaceAll('\n', ' ').slice(0, 100)}`, (t) => {
    t.deepEqual(answerTo(source), answers.get(id), source);
  });
}

function answerTo(source: string): Answer {
  const logs: [string, string][] = [];
  const context = createContext({
    strict: recordedStrictness('lowering'),
    topScope: createTopScope({ facts, settings: { strict: 'error' } }),
    // The recorded answers have the error as a field of its own.
    log: ({ level, message }) => void (level === 'err' || logs.push([level, message])),
  });
  try {
    const value = evaluateSource(source, { file, context });
    return { string: describeValue(value), type: String(inferDetailed(value)), logs };
  } catch (error) {
    if (error instanceof PuppetSyntaxError) return { ...syntaxError(error), logs };
    // Puppet reports no position for endless recursion.
    if (error instanceof RecursionError) return { error: error.message, code: null, logs };
    if (error instanceof EvaluationError)
      return { error: `${error.message}${placeText(error)}`, code: error.code || null, logs };
    if (error instanceof CatalogError) return { error: error.message, code: null, logs };
    throw error;
  }
}

function syntaxError({ diagnostics }: PuppetSyntaxError): Pick<Answer, 'error' | 'code'> {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  if (first === undefined || others.length > 0) return { error: summarize(diagnostics).message ?? '', code: '' };
  return { error: messageWithPlace(first), code: first.code };
}

function placeText({ place }: EvaluationError): string {
  if (place === undefined) return '';
  return ` (file: ${place.file}, line: ${place.line}${place.column === null ? '' : `, column: ${place.column}`})`;
}
