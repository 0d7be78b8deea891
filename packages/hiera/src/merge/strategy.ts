import { HashBuilder, flattenArrays, isArray, keyId, type PuppetHash, type Value } from '@pptjs/runtime/internal';
import { AssertionFailure } from '../errors.js';
import { type Trace, traceText } from '../keys/trace.js';
import { ExpectedType } from '../text/expected-type.js';

/** Combines the values that several levels have for a key. */
export interface MergeStrategy {
  readonly name: string;
  /** Whether the first value found is the result. */
  readonly firstOnly: boolean;
  /** The options that the caller gave with the strategy. */
  readonly options?: PuppetHash;
  /** Changes the value of a level that is the only one. Missing if such a value stays the same. */
  readonly only?: (value: Value) => Value;
  /** Prepares the value of the highest of several levels. */
  begin(value: Value): Value;
  /**
   * Merges the value of a lower level into the result for the levels above it.
   * @throws {MergeError} if the values cannot be merged
   */
  merge(higher: Value, lower: Value): Value;
}

/** Two values that a strategy cannot merge. */
export class MergeError extends AssertionFailure {}

/** The value of the highest level that has the key. */
export const first: MergeStrategy = {
  name: 'first',
  firstOnly: true,
  begin: (value) => value,
  merge: (higher) => higher,
};

/** The same strategy under the name that the absence of a strategy has. */
export const byDefault: MergeStrategy = { ...first, name: 'default' };

/** One hash with the keys of all levels, in the order of the lowest level. The value of the highest level wins. */
export const hash: MergeStrategy = {
  name: 'hash',
  firstOnly: false,
  begin: (value) => value,
  merge(higher, lower) {
    const [above, below] = mergeable(HASH, higher, lower);
    return new HashBuilder(below).addAll(above).build();
  },
};

/** All values in one flat array. Merged values, and those of the only level, have no duplicates. */
export const unique: MergeStrategy = {
  name: 'unique',
  firstOnly: false,
  only: (value) => (isArray(value) ? distinct(value) : value),
  begin: (value) => flattenArrays(value),
  merge(higher, lower) {
    const [above, below] = mergeable(ELEMENTS, higher, lower);
    return distinct([...flattenArrays(above), ...flattenArrays(below)]);
  },
};

const HASH: ExpectedType<PuppetHash> = new ExpectedType('Hash');
const ELEMENTS: ExpectedType = new ExpectedType('Variant[Scalar, Array]');

/**
 * Returns both values with the type that a strategy can merge.
 * @throws {MergeError} if one of them has another type
 */
function mergeable<T extends Value>(type: ExpectedType<T>, higher: Value, lower: Value): readonly [T, T] {
  try {
    type.assert('The first element of the merge', higher);
    type.assert('The second element of the merge', lower);
    return [higher, lower];
  } catch (error) {
    throw error instanceof AssertionFailure ? new MergeError(error.message, error.path) : error;
  }
}

/** The values without duplicates, in the order of their first occurrence. */
export function distinct(values: Iterable<Value>): Value[] {
  const seen = new Set<ReturnType<typeof keyId>>();
  return Array.from(values).filter((value) => {
    const id = keyId(value);
    return !seen.has(id) && seen.add(id);
  });
}

/**
 * Merges the values that `sources` have for a key; the highest source comes first. The strategy
 * states how it changes the value of a single source.
 *
 * @returns `undefined` if no source has the key
 */
export function mergeSources<S>(
  strategy: MergeStrategy,
  sources: readonly S[],
  trace: Trace,
  lookup: (source: S) => Value | undefined,
): Value | undefined {
  const [only] = sources;
  if (only === undefined) return undefined;
  if (sources.length === 1) {
    const value = lookup(only);
    return value === undefined || strategy.only === undefined ? value : strategy.only(value);
  }
  if (strategy.firstOnly) return findFirst(sources, lookup);
  return trace.within(`Merge strategy ${strategy.name}`, () => {
    const { options } = strategy;
    if (options) trace.note(() => `Options: ${traceText(options)}`);
    let merged: Value | undefined;
    for (const source of sources) {
      const value = lookup(source);
      if (value !== undefined) merged = merged === undefined ? strategy.begin(value) : strategy.merge(merged, value);
    }
    if (merged === undefined) return undefined;
    const result = merged;
    trace.note(() => `Merged result: ${traceText(result)}`);
    return result;
  });
}

function findFirst<S>(sources: readonly S[], lookup: (source: S) => Value | undefined): Value | undefined {
  for (const source of sources) {
    const value = lookup(source);
    if (value !== undefined) return value;
  }
  return undefined;
}
