import { EvaluationError } from '@pptjs/runtime';
import type { FindModule } from './compiled-module.js';
import { locate } from './locate.js';

const told = new WeakSet<EvaluationError>();

/**
 * Gives what compiled code threw its place and the words of the reference: to be used where an evaluation ends, before
 * the error goes to the host. What is not an error of evaluation, or has been here before, stays as it is.
 */
export function withPlace(error: unknown, find: FindModule): unknown {
  if (!(error instanceof EvaluationError) || told.has(error)) return error;
  const { message, place } = locate(error, find);
  error.message = message;
  error.place = place ?? undefined;
  told.add(error);
  return error;
}
