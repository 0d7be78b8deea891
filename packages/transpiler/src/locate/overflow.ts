import { EvaluationError } from '@pptjs/runtime';

/** The error for recursion without end, which stands where the engine gave up; undefined for any other error. */
export function stackOverflow(error: unknown): EvaluationError | undefined {
  if (!(error instanceof RangeError && /call stack/i.test(error.message))) return undefined;
  const located = new EvaluationError('STACK_OVERFLOW', 'stack level too deep');
  if (error.stack !== undefined) located.stack = error.stack;
  return located;
}
