import type { EvaluationServices } from '@pptjs/transpiler/dialect';
import { fillPlaceholders, type Problem, type ProblemParameters } from './problem.js';
import { type Part, TerraformError } from './terraform-error.js';

/**
 * One evaluation of a compiled module. Terraform goes on after an error, with an unknown value, and reports all errors.
 * An evaluation therefore collects errors in the order in which Terraform reports them.
 */
export interface Evaluation {
  readonly services: EvaluationServices | null;
  errors: TerraformError[];
  /** How many steps the evaluation has taken, for its bound. */
  steps: number;
}

/** Evaluation is synchronous, so that the current evaluation is ambient: compiled code does not pass it on. */
let current: Evaluation | null = null;

/** Returns the current evaluation; null outside an evaluation. */
export function currentEvaluation(): Evaluation | null {
  return current;
}

/**
 * Runs an evaluation.
 *
 * @returns what `body` returns
 * @throws {TerraformError} the first error that was reported, with all others in `errors`
 */
export function runEvaluation<T>(body: () => T, services: EvaluationServices | null = null): T {
  const evaluation: Evaluation = { services, errors: [], steps: 0 };
  const outer = current;
  current = evaluation;
  try {
    const result = body();
    const [first] = evaluation.errors;
    if (first === undefined) return result;
    first.allErrors = evaluation.errors;
    throw first;
  } finally {
    current = outer;
  }
}

/**
 * Reports an error at the compiled code that is running. The caller then goes on with an unknown value.
 *
 * @throws {TerraformError} outside an evaluation
 */
export function report<P extends Problem>(problem: P, parameters: ProblemParameters<P>, part: Part = 'self'): void {
  const { code, summary, detail } = problem;
  reportError(
    new TerraformError(code, fillPlaceholders(summary, parameters), fillPlaceholders(detail, parameters), part),
  );
}

/** Adds errors that were captured before, or created by the caller. */
export function reportError(...errors: readonly TerraformError[]): void {
  const [first] = errors;
  if (first === undefined) return;
  if (current === null) throw first;
  current.errors.push(...errors);
}

/** The result of a part of an evaluation, and the errors that it reported. */
export interface Captured<T> {
  readonly value: T;
  readonly errors: readonly TerraformError[];
}

/** Runs a part of the evaluation whose errors are not reported yet: the caller decides whether they count. */
export function captureErrors<T>(body: () => T): Captured<T> {
  if (current === null) return runEvaluation(() => captureErrors(body));
  const evaluation = current;
  const outer = evaluation.errors;
  const errors: TerraformError[] = [];
  evaluation.errors = errors;
  try {
    return { value: body(), errors };
  } finally {
    evaluation.errors = outer;
  }
}

/** How many errors the current evaluation (or its part in `captureErrors`) has reported. */
export function errorCount(): number {
  return current === null ? 0 : current.errors.length;
}
