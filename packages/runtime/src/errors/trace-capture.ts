/** V8 can record the stack on any object. Other engines cannot. */
const engine: ErrorConstructor & { captureStackTrace?: (target: object, marker?: unknown) => void } = Error;

/** The frames of a stack, as text with one line for each frame. V8 formats it when it is first read. */
export interface CapturedTrace {
  readonly stack: string;
}

/**
 * Records the stack of an error, on the error and on another object. Node shows the line of code in which an uncaught error
 * was created, which is a line of this file: it leaves out lines that contain the text below. The error has no property
 * `stack` afterwards, so that its class can define one: V8 would forget the line if the property were replaced.
 *
 * @returns the frames without a header; null if the engine cannot record them
 */
export function captureTrace(error: Error): CapturedTrace | null {
  if (engine.captureStackTrace === undefined) return null;
  engine.captureStackTrace(error, 'node-do-not-add-exception-line');
  delete error.stack;
  const trace = { name: '', message: '', stack: '' };
  engine.captureStackTrace(trace);
  return trace;
}

/**
 * Calls code of a compiled module on behalf of JavaScript code. Node shows the line of code that threw an uncaught error, so
 * the error is thrown again by a line that Node leaves out.
 */
export function callFromJavaScript<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    throw unchanged(error, 'node-do-not-add-exception-line');
  }
}

function unchanged(error: unknown, _marker: string): unknown {
  return error;
}
