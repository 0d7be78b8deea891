import { IllegalSignalError } from '../errors/error.js';
import type { Value } from '../values/value.js';

/** The engine's setting of how many frames an error records. */
const stack = Error as { stackTraceLimit?: number };

/** Where a signal comes from: the call is among the topmost frames. */
function shallowTrace(): Error {
  const limit = stack.stackTraceLimit;
  stack.stackTraceLimit = 10;
  const trace = new Error('signal');
  stack.stackTraceLimit = limit;
  return trace;
}

/**
 * `break()`, `next(value)` and `return(value)` where JavaScript's own statements do not reach: thrown, and caught by
 * what they leave. They are not errors; `trace` is for those that nobody catches.
 */
abstract class Signal {
  abstract readonly name: 'break' | 'next' | 'return';
  readonly trace = shallowTrace();
}

/** Leaves the iteration around; functions that iterate catch it. */
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

export { Signal };

/** For a `catch` in compiled code: the value that `next()` leaves with. Throws on what is something else. */
export function nextValue(caught: unknown): Value {
  if (caught instanceof NextSignal) return caught.value;
  throw caught;
}

/** For a `catch` in compiled code: the value that `return()`, thrown within a lambda, leaves the function with. */
export function returnValue(caught: unknown): Value {
  if (caught instanceof ReturnSignal) return caught.value;
  throw caught;
}

/** For a `catch` in compiled code: the value that `return()` or `next()` leaves with. */
export function signalValue(caught: unknown): Value {
  return caught instanceof NextSignal ? caught.value : returnValue(caught);
}

/**
 * Runs what no signal may leave: a whole evaluation.
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
