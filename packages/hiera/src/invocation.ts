import { LookupFailure } from './errors.js';
import { SILENT, type Trace } from './trace.js';

/**
 * A lookup under way: which keys are being looked up, to notice that one needs itself, and who is told of every step.
 */
export class Invocation {
  trace: Trace = SILENT;
  #innermost: Entered | null = null;

  /**
   * Begins to look up a key; gives what `leave` takes when that is done.
   * @throws {LookupFailure} where `key` is being looked up already
   */
  enter(key: string): Entered | null {
    const outer = this.#innermost;
    for (let entered = outer; entered !== null; entered = entered.outer) {
      if (entered.key === key)
        throw new LookupFailure(
          `Lookup of key '${key}' failed: Recursive lookup detected in [${keysOf(outer).join(', ')}]`,
        );
    }
    this.#innermost = { key, outer };
    return outer;
  }

  leave(outer: Entered | null): void {
    this.#innermost = outer;
  }
}

/** A key that is being looked up, and the one that needs it. */
export interface Entered {
  readonly key: string;
  readonly outer: Entered | null;
}

/** The keys, the outermost first. */
function keysOf(entered: Entered | null): string[] {
  return entered === null ? [] : [...keysOf(entered.outer), entered.key];
}
