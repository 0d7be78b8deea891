import type { DialectRuntime, EvaluationServices, RuntimeFailure } from '@pptjs/transpiler/dialect';
import { fail, RightScaleError } from './errors/error.js';
import type { Limits } from './evaluation/evaluation.js';
import * as functions from './functions.js';
import type { Script } from './modules/script.js';
import { readJson } from './values/json-reader.js';
import { print, toJson } from './values/text.js';
import { entriesOf, type Value } from './values/value.js';

/** The options of a host for an evaluation, besides its services. */
export interface EvaluationOptions extends Partial<EvaluationServices> {
  /** Bounds of the evaluation. */
  readonly limits?: Partial<Limits>;
}

/** How commands evaluate compiled modules of the language. */
export interface RightScaleRuntime extends DialectRuntime<Value> {
  evaluate(main: unknown, variables: Readonly<Record<string, unknown>>, options?: EvaluationOptions): Value;
}

export const host: RightScaleRuntime = {
  modules: { '@pptjs/dialect-rightscale/functions': functions },
  evaluate: (main, variables, options) => (main as Script).evaluate(variables, options?.limits),
  readVariables(json) {
    const entries = entriesOf(readJson(json));
    if (entries === null) return fail('json', { reason: 'the variables must be an object' });
    return Object.fromEntries(entries);
  },
  print,
  toJson,
  failureOf,
};

function failureOf(error: unknown): RuntimeFailure | null {
  if (error instanceof RightScaleError) {
    const { code, message, help, part } = error;
    return { code, message, ...(help !== undefined && { help }), ...(part !== undefined && { part }) };
  }
  // Deep recursion in the code of a module ends with an error of the JavaScript engine.
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return { code: 'depth', message: 'The calls of definitions are nested too deeply', site: error };
  return null;
}
