/** The bounds of an evaluation. Terraform has none, but an evaluation must not exhaust the memory or the time. */
import { currentEvaluation } from './evaluation.js';
import { fillPlaceholders, type Problem, type ProblemParameters, type ProblemTable } from './problem.js';
import { TerraformError } from './terraform-error.js';

const MAXIMAL_STEPS = 20_000_000;
const MAXIMAL_TEXT_LENGTH = 2 ** 26;
const MAXIMAL_SIZE = 5_000_000;

/** The problems that end an evaluation. They are problems of pptjs, not of Terraform. */
export const LIMITS = {
  STEPS: {
    code: 'TOO_MANY_STEPS',
    summary: 'Evaluation too long',
    detail: 'The evaluation needs more than {limit} steps.',
  },
  TEXT: {
    code: 'TEXT_TOO_LONG',
    summary: 'String too long',
    detail: 'A string may have at most {limit} characters.',
  },
  SIZE: {
    code: 'COLLECTION_TOO_LARGE',
    summary: 'Collection too large',
    detail: 'A collection may have at most {limit} elements.',
  },
  NUMBER: {
    code: 'NUMBER_TOO_LARGE',
    summary: 'Number too large',
    detail: 'The binary exponent of a number may be at most {limit}.',
  },
  DIGITS: {
    code: 'NUMBER_TOO_LONG',
    summary: 'Number too long',
    detail: 'The text of a number may have at most {limit} characters.',
  },
  DEPTH: {
    code: 'NESTING_TOO_DEEP',
    summary: 'Nesting too deep',
    detail: 'Values may be nested at most {limit} levels deep.',
  },
} as const satisfies ProblemTable;

/** Ends the evaluation with an error that no `try` catches. */
export class LimitError extends TerraformError {}

/** @throws {LimitError} always */
export function exceedLimit<P extends Problem>(problem: P, parameters: ProblemParameters<P>): never {
  throw new LimitError(problem.code, problem.summary, fillPlaceholders(problem.detail, parameters), 'self');
}

/**
 * Counts steps of the evaluation: iterations, and elements that are created or visited.
 *
 * @throws {LimitError} if the evaluation takes too many steps
 */
export function countSteps(count = 1): void {
  const evaluation = currentEvaluation();
  if (evaluation === null) return;
  evaluation.steps += count;
  if (evaluation.steps > MAXIMAL_STEPS) exceedLimit(LIMITS.STEPS, { limit: String(MAXIMAL_STEPS) });
}

/** @throws {LimitError} if a string of this length is too long */
export function checkTextLength(length: number): void {
  if (length > MAXIMAL_TEXT_LENGTH) exceedLimit(LIMITS.TEXT, { limit: String(MAXIMAL_TEXT_LENGTH) });
}

/** @throws {LimitError} if a collection of this size is too large */
export function checkSize(size: number): void {
  if (size > MAXIMAL_SIZE) exceedLimit(LIMITS.SIZE, { limit: String(MAXIMAL_SIZE) });
}
