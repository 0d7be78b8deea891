import { RecursionError } from '../errors/error.js';

/**
 * Runs a whole evaluation, of which endless recursion is an error like others.
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

/** What engines throw when their stack is full: a RangeError, or an InternalError that speaks of recursion. */
function isStackOverflow(error: unknown): error is Error {
  return (
    (error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')) &&
    /call stack|too much recursion/i.test(error.message)
  );
}
