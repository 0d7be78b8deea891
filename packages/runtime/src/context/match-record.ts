import type { Value } from '../values/value.js';

/**
 * Holds the groups of the last match of `=~`, `!~`, `in` and case options, which `$0`, `$1`, … read. Compiled code
 * creates one record for a region that reads match variables, and passes it to the operators there. Other operators
 * record nothing.
 */
export class MatchRecord {
  #groups: readonly (string | undefined)[] = [];

  /** Starts with the groups of the surrounding region, if there is one. */
  constructor(starting?: MatchRecord) {
    if (starting) this.#groups = starting.#groups;
  }

  record(groups: readonly (string | undefined)[]): void {
    this.#groups = groups;
  }

  /**
   * Returns the whole match for 0, group 1 for 1, and so on. Returns undef for groups that did not match, and before
   * the first match.
   */
  get(index: number): Value {
    return this.#groups[index] ?? null;
  }
}
