/** V8's setting for the number of frames that an error records. Other engines do not have it. */
const engine: ErrorConstructor & { stackTraceLimit?: number } = Error;

/** Sets the number of frames that new errors record. Returns the previous number, to restore it. */
export function setStackTraceLimit(frames: number | undefined): number | undefined {
  const previous = engine.stackTraceLimit;
  if (frames !== undefined) engine.stackTraceLimit = frames;
  return previous;
}

/** Runs `body`, in which errors record up to `frames` frames of the stack. */
export function withStackTraceLimit<T>(frames: number, body: () => T): T {
  const previous = setStackTraceLimit(frames);
  try {
    return body();
  } finally {
    setStackTraceLimit(previous);
  }
}
