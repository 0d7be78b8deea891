import { IllegalSignalError } from '../errors/error.js';
import { withStackTraceLimit } from '../errors/stack-trace.js';
import type { Value } from '../values/value.js';

/** The maximum number of frames between a signal and compiled code, for example of `call('break')`. */
const SIGNAL_FRAMES = 16;

/**
 * `break()`, `next(value)` and `return(value)` in places that JavaScript's own statements cannot leave. They are
 * thrown, and caught by the code that they leave. They are not errors: `trace` is for a signal that nothing catches.
 */
export abstract class Signal {
  abstract readonly name: 'break' | 'next' | 'return';
  readonly trace = withStackTraceLimit(SIGNAL_FRAMES, () => new Error('signal'));
}

/** Leaves the surrounding iteration. Functions that iterate catch it. */
export class BreakSignal extends Signal {
  readonly name = 'break';
}

/** Leaves the lambda or function with a value. */
export class NextSignal extends Signal {
  readonly name = 'next';
  constructor(readonly value: Value) {
    super();
  }
}

/** Leaves the function, class or defined type with a value. */
export class ReturnSignal extends Signal {
  readonly name = 'return';
  constructor(readonly value: Value) {
    super();
  }
}

/** For a `catch` in compiled code: returns the value of a `next()`. Throws anything else again. */
export function nextValue(caught: unknown): Value {
  if (caught instanceof NextSignal) return caught.value;
  throw caught;
}

/** For a `catch` in compiled code: returns the value of a `return()` within a lambda. Throws anything else again. */
export function returnValue(caught: unknown): Value {
  if (caught instanceof ReturnSignal) return caught.value;
  throw caught;
}

/** For a `catch` in compiled code: returns the value of a `return()` or `next()`. Throws anything else again. */
export function signalValue(caught: unknown): Value {
  return caught instanceof NextSignal ? caught.value : returnValue(caught);
}

/**
 * Runs a whole evaluation, which no signal may leave.
 * @throws {IllegalSignalError}
 */
export function withoutSignals<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof Signal) throw new IllegalSignalError(error.name, error.trace);
    throw error;
  }
}
