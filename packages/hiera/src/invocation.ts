import { formatMessage } from '@pptjs/runtime';
import { LookupFailure } from './errors.js';
import { messages } from './messages.js';
import { SILENT_TRACE, type Trace } from './trace.js';

/** The state of a running lookup: its trace, and the keys that are being looked up, to detect recursion. */
export class Invocation {
  trace: Trace = SILENT_TRACE;
  #innermost: ActiveKey | null = null;

  /**
   * Starts the lookup of a key.
   *
   * @returns the state to pass to `leave` when the lookup ends
   * @throws {LookupFailure} if the key is already being looked up
   */
  enter(key: string): ActiveKey | null {
    const outer = this.#innermost;
    for (let active = outer; active !== null; active = active.outer) {
      if (active.key === key) throw recursiveLookup(key, outer);
    }
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

function recursiveLookup(key: string, innermost: ActiveKey | null): LookupFailure {
  const problem = formatMessage(messages.RECURSIVE_LOOKUP, { keys: keysOf(innermost).join(', ') });
  return new LookupFailure(formatMessage(messages.LOOKUP_FAILED, { key, problem }));
}

/** The keys, the outermost first. */
function keysOf(active: ActiveKey | null): string[] {
  return active === null ? [] : [...keysOf(active.outer), active.key];
}
