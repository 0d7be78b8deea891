import { setStackTraceLimit } from './stack-trace.js';

/** V8 can record the stack on any object. Other engines cannot. */
const engine: ErrorConstructor & { captureStackTrace?: (target: object, marker?: unknown) => void } = Error;

/** The location of an error is in the topmost compiled frame, which can be deep below the frames of the runtime. */
const MAX_FRAMES = 200;

/** The number of frames among which the topmost compiled frame nearly always is. */
const INNERMOST_FRAMES = 32;

/** The frames of a stack. V8 formats it, as text with one line for each frame, when it is first read. */
export interface RecordedFrames {
  readonly stack: string;
}

export interface CapturedTrace extends RecordedFrames {
  /** The innermost frames once more, for code that reads V8's description of the frames in place of the text. */
  readonly innermost: RecordedFrames;
}

/**
 * Records the stack of an error, on the error and on other objects. Node shows the line of code in which an uncaught error
 * was created, which is a line of this file: it leaves out lines that contain the text below. The error has no property
 * `stack` afterwards, so that its class can define one: V8 would forget the line if the property were replaced. The caller
 * restores the limit of frames.
 *
 * @returns the frames without a header; null if the engine cannot record them
 */
export function captureTrace(error: Error): CapturedTrace | null {
  if (engine.captureStackTrace === undefined) return null;
  setStackTraceLimit(1);
  engine.captureStackTrace(error, 'node-do-not-add-exception-line');
  delete error.stack;
  setStackTraceLimit(INNERMOST_FRAMES);
  const innermost = { stack: '' };
  engine.captureStackTrace(innermost);
  setStackTraceLimit(MAX_FRAMES);
  const trace = { name: '', message: '', stack: '', innermost };
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
