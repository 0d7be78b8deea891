import { sourceTrace } from './source-trace.js';
import { setStackTraceLimit } from './stack-trace.js';
import { captureTrace, type CapturedTrace, type RecordedFrames } from './trace-capture.js';

/** An error in Puppet code. Its property `stack` shows the line of the source and leaves out the frames of the runtime. */
export abstract class TracedError extends Error {
  readonly #trace: CapturedTrace | null;
  /** The stack of another error that this one replaces. */
  #otherStack: string | undefined;

  // Node takes a rejection for an error only if it has a property `stack` of its own.
  static readonly #stack: PropertyDescriptor & ThisType<TracedError> = {
    configurable: true,
    get() {
      return this.#shownStack();
    },
    set(stack: string) {
      this.#otherStack = stack;
    },
  };

  constructor(message: string) {
    const limit = setStackTraceLimit(0);
    super(message);
    this.#trace = captureTrace(this);
    setStackTraceLimit(limit);
    Object.defineProperty(this, 'stack', TracedError.#stack);
  }

  /** The stack with the positions in the compiled code, and with the frames of the runtime. */
  get trace(): string | undefined {
    return this.#trace === null ? this.stack : (this.#otherStack ?? this.#trace.stack);
  }

  /** The innermost frames of `trace`; null if the engine has not recorded them, or if the error has the stack of another one. */
  get innermostFrames(): RecordedFrames | null {
    return this.#otherStack === undefined ? (this.#trace?.innermost ?? null) : null;
  }

  #shownStack(): string {
    const frames = (this.trace ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    return sourceTrace(`${this.name}: ${this.message}`, frames, this.shownPlace());
  }

  /** Returns the place with its line of code, for the stack; undefined if that of the innermost frame is shown. */
  protected shownPlace(): string | undefined {
    return undefined;
  }
}
