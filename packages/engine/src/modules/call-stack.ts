import { TracedError } from '@pptjs/runtime/internal';

/** A position in JavaScript code that an error's stack names. */
export interface StackFrame {
  readonly url: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** V8's description of a frame. */
interface CallSite {
  /** The name of the file, or that in the comment `sourceURL` of code that has none. */
  getScriptNameOrSourceURL(): string | null | undefined;
  getLineNumber(): number | null;
  getColumnNumber(): number | null;
}

/** V8 calls the function `prepareStackTrace`, if there is one, to format the stack of an error when it is first read. */
const engine: ErrorConstructor & {
  prepareStackTrace?: ((error: Error, sites: readonly CallSite[]) => unknown) | undefined;
} = Error;

/** An object that records the frames of a stack: an error, or the target of `Error.captureStackTrace`. */
interface RecordedFrames {
  readonly stack?: string | undefined;
}

/**
 * Returns the frames of an object that was created only to record them, innermost first. V8 does not format them as text,
 * which takes most of the time, so the object must not be thrown or shown.
 */
export function* callFrames(trace: RecordedFrames): Generator<StackFrame, void> {
  const stack = unformattedStack(trace);
  if (typeof stack === 'string') return yield* framesInText(stack);
  if (!Array.isArray(stack)) return;
  for (const site of stack as readonly CallSite[]) {
    const url = site.getScriptNameOrSourceURL();
    if (typeof url === 'string') yield new CallFrame(url, site);
  }
}

/** V8 computes the line and the column when they are read. Most callers need those of one frame. */
class CallFrame implements StackFrame {
  readonly #site: CallSite;

  constructor(
    readonly url: string,
    site: CallSite,
  ) {
    this.#site = site;
  }

  get line(): number {
    return this.#site.getLineNumber() ?? 0;
  }

  get column(): number {
    return this.#site.getColumnNumber() ?? 0;
  }
}

function unformattedStack(trace: RecordedFrames): unknown {
  const previous = engine.prepareStackTrace;
  engine.prepareStackTrace = (_error, sites) => sites;
  try {
    return trace.stack;
  } finally {
    engine.prepareStackTrace = previous;
  }
}

/** V8 writes `at name (url:line:column)` or `at url:line:column`, other engines write `name@url:line:column`. */
const FRAME = /^(?:\s*at (?:.*?\()?|[^@\n]*@)((?:eval at [^,]*, )?[^\n]*?):(\d+):(\d+)\)?$/;

/**
 * Returns the innermost frames of an error, which nearly always include the frame that it is located with, and do not need
 * the text of the stack. Empty if there are none.
 */
export function innermostFrames(error: Error): Iterable<StackFrame> {
  const frames = error instanceof TracedError ? error.innermostFrames : null;
  return frames === null ? [] : callFrames(frames);
}

/** Parses the frames of an error's stack lazily, innermost first: most callers need only the first one. */
export function stackFrames(error: Error): Iterable<StackFrame> {
  // The stack of such an error shows the source.
  return framesInText((error instanceof TracedError ? error.trace : error.stack) ?? '');
}

function* framesInText(stack: string): Generator<StackFrame, void> {
  for (let start = 0; start < stack.length;) {
    const newline = stack.indexOf('\n', start);
    const end = newline < 0 ? stack.length : newline;
    const [, url, line, column] = FRAME.exec(stack.slice(start, end)) ?? [];
    if (url !== undefined) yield { url, line: Number(line), column: Number(column) };
    start = end + 1;
  }
}
