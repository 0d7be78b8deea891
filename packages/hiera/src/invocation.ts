import { formatMessage, type LookupError, RecursiveLookupError } from '@pptjs/runtime/internal';
import { LookupFailure } from './errors.js';
import { messages } from './messages.js';
import { SILENT_TRACE, type Trace } from './trace.js';

/** The state of a running lookup: its trace, and the keys that are being looked up, to detect recursion. */
export class Invocation {
  trace: Trace = SILENT_TRACE;
  #innermost: ActiveKey | null = null;

  /** Whether no key is being looked up. */
  get isIdle(): boolean {
    return this.#innermost === null;
  }

  /**
   * Starts the lookup of a key.
   *
   * @returns the state to pass to `leave` when the lookup ends
   * @throws {LookupFailure} if the key is already being looked up
   */
  enter(key: string): ActiveKey | null {
    if (this.#isActive(key)) {
      const problem = recursiveLookup(keysOf(this.#innermost)).message;
      throw new LookupFailure(formatMessage(messages.LOOKUP_FAILED, { key, problem }));
    }
    return this.#push(key);
  }

  /**
   * Runs `body`, which replaces the expressions in the value of an expression.
   * @throws {LookupError} if this is already being done
   */
  nested<T>(expression: string, body: () => T): T {
    if (this.#isActive(expression)) throw recursiveLookup(keysOf(this.#innermost));
    const outer = this.#push(expression);
    try {
      return body();
    } finally {
      this.leave(outer);
    }
  }

  #isActive(key: string): boolean {
    for (let active = this.#innermost; active !== null; active = active.outer) if (active.key === key) return true;
    return false;
  }

  #push(key: string): ActiveKey | null {
    const outer = this.#innermost;
    this.#innermost = { key, outer };
    return outer;
  }

  leave(outer: ActiveKey | null): void {
    this.#innermost = outer;
  }
}

/** A key that is being looked up, and the key whose value needs it. */
export interface ActiveKey {
  readonly key: string;
  readonly outer: ActiveKey | null;
}

/** @param keys the keys that are being looked up, the outermost first */
export function recursiveLookup(keys: readonly string[]): LookupError {
  return new RecursiveLookupError(formatMessage(messages.RECURSIVE_LOOKUP, { keys: keys.join(', ') }), {
    hasIssue: true,
  });
}

/** The keys, the outermost first. */
function keysOf(active: ActiveKey | null): string[] {
  return active === null ? [] : [...keysOf(active.outer), active.key];
}
