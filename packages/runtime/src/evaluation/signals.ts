import type { Value } from '../values/value.js';

/**
 * `break()`, `next(value)` and `return(value)` where JavaScript's own statements do not reach: thrown, and caught by what they leave. They
 * are not errors and record no stack; `trace` does, where one nobody catches must be reported.
 */
abstract class Signal {
  abstract readonly name: 'break' | 'next' | 'return';
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
