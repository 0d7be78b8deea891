import { puppet3 } from '@pptjs/dialect-puppet3';
import { DialectEvaluator } from '@pptjs/engine';
import type { Value } from '@pptjs/runtime';
import type { Program } from '@pptjs/transpiler/puppet';

const evaluator = await DialectEvaluator.load<Program, Value>(puppet3);

/** The result of evaluating a Puppet 3 source: its value as JSON, or its first error, and what it logs. */
export interface Result {
  readonly value?: string;
  readonly error?: string;
  readonly code?: string;
  /** `line:column` of the error. */
  readonly place?: string;
  readonly log: readonly string[];
}

/** Evaluates a source. The variables are the text of a JSON object. */
export function evaluate(source: string, variables = '{}'): Result {
  const log: string[] = [];
  const outcome = evaluator.evaluate(source, {
    variables: evaluator.host.readVariables?.(variables) ?? {},
    log: (level, message) => log.push(`${level}: ${message}`),
  });
  if (!outcome.hasFailed) return { value: evaluator.host.toJson(outcome.value), log };
  const error = outcome.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) throw new TypeError('A failed evaluation has no error');
  return { error: error.message, code: error.code, place: `${error.line}:${error.column}`, log };
}
