import { terraform } from '@pptjs/dialect-terraform';
import type { Value } from '@pptjs/dialect-terraform/values';
import { DialectEvaluator } from '@pptjs/engine';
import type { Dialect } from '@pptjs/transpiler/dialect';

const dialect: Dialect = terraform as Dialect;
const evaluator = await DialectEvaluator.load<unknown, Value>(dialect);

/** The answer to a source, in the form of the machine interface. */
export interface Answer {
  /** The value as JSON text. */
  readonly value?: string;
  /** The type as JSON text. */
  readonly type?: string;
  /** The summary of the first error. */
  readonly error?: string;
  readonly detail?: string;
  /** `line:column` of the error. */
  readonly place?: string;
}

/** Evaluates an expression. The variables are the text of a JSON object, which the expression reads as `var.name`. */
export function evaluate(source: string, variables = '{}'): Answer {
  return answer(source, 'expression', variables);
}

/** Evaluates a file; the value is the object of its outputs. */
export function evaluateFile(source: string, variables = '{}'): Answer {
  return answer(source, 'file', variables);
}

function answer(source: string, goal: 'expression' | 'file', variables: string): Answer {
  const outcome = evaluator.evaluate(source, {
    goal,
    file: 'case.tf',
    variables: evaluator.host.readVariables?.(variables) ?? {},
  });
  if (!outcome.hasFailed) {
    const members = evaluator.host.answer?.(outcome.value) ?? {};
    const text = (json: string | undefined): string => String(JSON.parse(json ?? 'null'));
    return { value: text(members['value']), type: text(members['type']) };
  }
  const error = outcome.diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) throw new TypeError('A failed evaluation has no error');
  return { error: error.message, detail: error.detail ?? '', place: `${error.line}:${error.column}` };
}
