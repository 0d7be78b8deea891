/** `try` and `can`. */
import { captureErrors, currentEvaluation } from '../../evaluation/evaluation.js';
import type { TerraformError } from '../../evaluation/terraform-error.js';
import { CallFailure } from '../calls/failures.js';
import type { LazyFunctionDefinition } from '../calls/function-definition.js';

export const try_: LazyFunctionDefinition = {
  kind: 'lazy',
  name: 'try',
  parameters: [],
  variadic: { name: 'expressions' },
  evaluate(expressions) {
    if (expressions.length === 0) throw new CallFailure('at least one argument is required');
    const errors: TerraformError[] = [];
    for (const expression of expressions) {
      const captured = captureErrors(expression);
      if (captured.errors.length === 0) return captured.value;
      errors.push(...captured.errors);
    }
    const lines = errors.map((error) => `- ${error.message}${placeOf(error)}\n  ${error.detail}\n`).join('');
    throw new CallFailure(
      `no expression succeeded:\n${lines}\nAt least one expression must produce a successful result`,
    );
  },
};

export const can: LazyFunctionDefinition = {
  kind: 'lazy',
  name: 'can',
  parameters: [{ name: 'expression' }],
  variadic: null,
  evaluate: ([expression]) => expression !== undefined && captureErrors(expression).errors.length === 0,
};

/** The place of an error as HCL shows it, with a space before it: ` (at main.tf:1,5-8)`. */
function placeOf(error: TerraformError): string {
  const place = currentEvaluation()?.services?.placeOf(error, error.part) ?? null;
  if (place === null) return '';
  const { file, start, end } = place;
  const to = start.line === end.line ? end.column : `${end.line},${end.column}`;
  return ` (at ${file}:${start.line},${start.column}-${to})`;
}
