import {
  formatMessage,
  type LookupError,
  RecursiveLookupError,
  sizeLimitExceeded,
  spendMemory,
} from '@pptjs/runtime/internal';
import { LookupFailure } from '../errors.js';
import { messages } from '../messages.js';
import { SILENT_TRACE, type Trace } from './trace.js';

/**
 * The largest number of elements whose expressions one lookup replaces. YAML aliases can repeat a small collection
 * billions of times.
 */
const MAX_ELEMENTS = 2 ** 22;

/** The largest number of lookups that one lookup needs. Values that name others twice double it at each level. */
const MAX_LOOKUPS = 2 ** 18;

/**
 * The state of a running lookup: its trace, the keys that are being looked up, to detect recursion, and the size of its
 * value.
 */
export class Invocation {
  trace: Trace = SILENT_TRACE;
  #innermost: ActiveKey | null = null;
  #elements = 0;
  #lookups = 0;

  /** Whether no key is being looked up. */
  get isIdle(): boolean {
    return this.#innermost === null;
  }

  /**
   * Starts the lookup of a key.
   *
   * @returns the state to pass to `leave` when the lookup ends
   * @throws {LookupFailure} if the key is already being looked up
   * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED if the outermost lookup needs too many lookups
   */
  enter(key: string): ActiveKey | null {
    if (this.#innermost === null) {
      this.#elements = 0;
      this.#lookups = 0;
    }
    if (++this.#lookups > MAX_LOOKUPS) throw sizeLimitExceeded('a value by nested lookups', `${MAX_LOOKUPS} lookups`);
    if (this.#isActive(key)) {
      const problem = recursiveLookup(keysOf(this.#innermost)).message;
      throw new LookupFailure(formatMessage(messages.LOOKUP_FAILED, { key, problem }));
    }
    return this.#push(key);
  }

  /**
   * Runs `body`, which replaces the expressions in the value of an expression, or finds the options of lookups.
   * @throws {LookupError} if this is already being done
   */
  nested<T>(name: string, body: () => T): T {
    if (this.#isActive(name)) throw recursiveLookup(keysOf(this.#innermost));
    const outer = this.#push(name);
    try {
      return body();
    } finally {
      this.leave(outer);
    }
  }

  /**
   * Counts elements of arrays and hashes whose expressions are replaced.
   * @throws {EvaluationError} SIZE_LIMIT_EXCEEDED, MEMORY_LIMIT_EXCEEDED
   */
  countElements(count: number): void {
    this.#elements += count;
    if (this.#elements > MAX_ELEMENTS) throw sizeLimitExceeded('a value by a lookup', `${MAX_ELEMENTS} elements`);
    spendMemory(count);
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
