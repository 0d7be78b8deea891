/** Evaluates sources of RightScale's language for the tests. */
import { rightscale } from '@pptjs/dialect-rightscale';
import type { Value } from '@pptjs/dialect-rightscale/runtime';
import { DialectEvaluator } from '@pptjs/engine';

const evaluator = await DialectEvaluator.load<unknown, Value>(rightscale);
const { host } = evaluator;

/** The collections that all tests can read. */
export const variables = host.readVariables?.(
  JSON.stringify({
    '@servers': { type: 'servers', hrefs: ['/api/servers/1', '/api/servers/2', '/api/servers/3'] },
    '@more': { type: 'servers', hrefs: ['/api/servers/3', '/api/servers/4'] },
    '@none': { type: 'servers', hrefs: [] },
    '@arrays': { type: 'server_arrays', hrefs: ['/api/server_arrays/1'] },
  }),
);

export interface Failed {
  readonly code: string;
  readonly message: string;
  /** The source text that the error underlines. */
  readonly text: string;
  readonly line: number;
  readonly column: number | null;
}

/** The value of a source as text in the notation of the language, or its first error. */
export function evaluate(source: string, more: Readonly<Record<string, unknown>> = {}): string | Failed {
  const outcome = evaluator.evaluate(source, { variables: { ...variables, ...more } });
  if (!outcome.hasFailed) return host.print(outcome.value);
  const error = outcome.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) throw new Error('a failed evaluation has an error');
  const { code, message, start, end, line, column } = error;
  return { code, message, text: source.slice(start, end), line, column };
}

/** The value of a source as JSON. */
export function evaluateToJson(source: string, more: Readonly<Record<string, unknown>> = {}): string {
  const outcome = evaluator.evaluate(source, { variables: { ...variables, ...more } });
  return outcome.hasFailed ? JSON.stringify(outcome.diagnostics) : host.toJson(outcome.value);
}

/** The code of the first error of a source; undefined if it has a value. */
export function errorOf(source: string): string | undefined {
  const result = evaluate(source);
  return typeof result === 'string' ? undefined : result.code;
}
