import type { Value } from '../values/value.js';

/**
 * Where `=~`, `!~`, `in` and case options leave the groups of their last match: what `$0`, `$1`, … of a region of code
 * read. Compiled code makes one for a region that reads match variables, and passes it to the operators there; others
 * record nothing.
 */
export class MatchRecord {
  #groups: readonly (string | undefined)[] = [];

  /** `starting` has the groups that the surrounding region matched. */
  constructor(starting?: MatchRecord) {
    if (starting) this.#groups = starting.#groups;
  }

  record(groups: readonly (string | undefined)[]): void {
    this.#groups = groups;
  }

  /**
   * `$0` for 0 (all that matched), `$1` for 1, …; undef for groups that took no part, and where nothing has matched
   * yet.
   */
  get(index: number): Value {
    return this.#groups[index] ?? null;
  }
}
