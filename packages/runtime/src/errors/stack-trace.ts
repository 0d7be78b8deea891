/** V8's setting for the number of frames that an error records. Other engines do not have it. */
const engine: ErrorConstructor & { stackTraceLimit?: number } = Error;

/** Runs `body`, in which errors record up to `frames` frames of the stack. */
export function withStackTraceLimit<T>(frames: number, body: () => T): T {
  const limit = engine.stackTraceLimit;
  engine.stackTraceLimit = frames;
  try {
    return body();
  } finally {
    engine.stackTraceLimit = limit;
  }
}
