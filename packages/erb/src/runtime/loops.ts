import { bailOut } from './bail-out.js';

/** The largest number of iterations of all loops in one rendering or call. The interpreter runs longer loops. */
const MAX_ITERATIONS = 100_000;

/** The result of a loop's body that ends the loop. */
export const BREAK: unique symbol = Symbol('break');

/**
 * Runs the loops of one rendering or call. Only the interpreter has a time limit, so it runs the loops that may not end.
 */
class Loops {
  #iterations = 0;

  run(test: () => boolean, body: () => unknown): void {
    while (test()) {
      if (++this.#iterations > MAX_ITERATIONS) bailOut('a loop with many iterations');
      if (body() === BREAK) return;
    }
  }

  /** As `run`, but the first iteration needs no test: `begin … end while`. */
  runFirst(test: () => boolean, body: () => unknown): void {
    if (body() !== BREAK) this.run(test, body);
  }
}

/** Creates the object that runs the loops of one rendering or call. Compiled code calls it. */
export function loops(): Loops {
  return new Loops();
}
