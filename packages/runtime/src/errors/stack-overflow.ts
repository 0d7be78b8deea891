/**
 * Returns whether an error is a stack overflow. Engines throw a RangeError, or an InternalError with a message about
 * recursion.
 */
export function isStackOverflow(error: unknown): error is Error {
  return (
    (error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')) &&
    /call stack|too much recursion/i.test(error.message)
  );
}
