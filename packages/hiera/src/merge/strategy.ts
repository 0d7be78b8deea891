import type { PuppetHash, Value } from '@pptjs/runtime';

/** How the values that several levels have for a key become one. */
export interface MergeStrategy {
  readonly name: string;
  /** Whether the first value found is the answer. */
  readonly firstOnly: boolean;
  /** The options that were given with it. */
  readonly options?: PuppetHash;
  /** What the highest value becomes before lower ones are merged into it. */
  begin(value: Value): Value;
  /**
   * Merges the value of a lower level into what the higher ones gave. Throws a FunctionError where they cannot be
   * merged.
   */
  merge(higher: Value, lower: Value): Value;
  /** Makes the answer of what all levels gave. */
  finish(value: Value): Value;
}

const keep = (value: Value): Value => value;

/** The parts of a strategy that a plain one leaves as they are. */
export const PLAIN_STRATEGY = { firstOnly: false, begin: keep, finish: keep } as const;
