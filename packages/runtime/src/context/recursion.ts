import { RecursionError } from '../errors/error.js';

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

/**
 * Returns whether an error is a stack overflow. Engines throw a RangeError, or an InternalError with a message about
 * recursion.
 */
function isStackOverflow(error: unknown): error is Error {
  return (
    (error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')) &&
    /call stack|too much recursion/i.test(error.message)
  );
}
