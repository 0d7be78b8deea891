import { RecursionError } from '../errors/error.js';
import { isStackOverflow } from '../errors/stack-overflow.js';

/**
 * Runs an evaluation and converts a stack overflow into an error of the evaluation.
 * @throws {RecursionError}
 */
export function withinStack<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (isStackOverflow(error)) throw new RecursionError(error);
    throw error;
  }
}
