import { HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime';
import { sort } from '@pptjs/runtime/functions';
import { distinct } from './arrays.js';
import { type Knockout, NO_KNOCKOUT, knockoutOf } from './knockout.js';
import type { MergeStrategy } from './strategy.js';

export interface DeepOptions {
  /** An array's element or a value that starts so removes what it names from the lower levels. */
  readonly knockoutPrefix: string | undefined;
  readonly sortMergedArrays: boolean;
  /** Hashes at the same index of two arrays are merged. */
  readonly mergeHashArrays: boolean;
}

/**
 * Hashes are merged key by key and arrays joined, however deep; of anything else the higher level's value wins. As in
 * the reference, what only the higher level has goes through the same rules, merged with itself: what knocks out is
 * never part of the result.
 */
export function deep(options: DeepOptions): MergeStrategy {
  const { knockoutPrefix } = options;
  const merging = new DeepMerge(options, knockoutPrefix === undefined ? NO_KNOCKOUT : knockoutOf(knockoutPrefix));
  return {
    name: 'deep',
    firstOnly: false,
    begin: (value) => value,
    merge: (higher, lower) => merging.merge(higher, lower),
    finish: (value) => value,
  };
}

class DeepMerge {
  readonly #options: DeepOptions;
  readonly #knockout: Knockout;

  constructor(options: DeepOptions, knockout: Knockout) {
    this.#options = options;
    this.#knockout = knockout;
  }

  merge(higher: Value, lower: Value): Value {
    if (higher === null) return lower;
    if (lower === null || lower === false) return higher;
    if (higher instanceof PuppetHash) return this.#mergeHash(higher, lower);
    return isArray(higher) ? this.#mergeArray(higher, lower) : this.#knockout.alone(higher);
  }

  /** A hash over something else replaces it with its first key. */
  #mergeHash(higher: PuppetHash, lower: Value): Value {
    if (higher.size === 0) return lower;
    const isHash = lower instanceof PuppetHash;
    const merged = new HashBuilder(isHash ? lower : higher);
    let isReplaced = !isHash;
    higher.forEach((value, key) => {
      if (isReplaced) {
        isReplaced = false;
        return;
      }
      merged.set(key, this.merge(value, merged.get(key) ?? copyOf(value)));
    });
    return merged.build();
  }

  #mergeArray(higher: readonly Value[], lower: Value): Value {
    const { left, below } = this.#knockout.below(higher, lower);
    if (!isArray(below)) return this.#knockout.without(left);
    const { above, rest } = this.#knockout.apply(left, below);
    // What it knocks out of itself it is without.
    if (higher === lower && (left !== higher || above !== left)) return left === higher ? rest : [];
    const merged =
      this.#options.mergeHashArrays && isHashArray(above) && isHashArray(rest)
        ? this.#zip(above, rest)
        : distinct([...rest, ...above]);
    return this.#options.sortMergedArrays ? sort(merged) : merged;
  }

  #zip(higher: readonly PuppetHash[], lower: readonly PuppetHash[]): Value[] {
    const merged = lower.map((value, index): Value => {
      const above = higher[index];
      return above === undefined ? value : this.merge(above, value);
    });
    return merged.concat(higher.slice(lower.length));
  }
}

/** The value that is merged with itself: an array is another one by then, what is within a hash is not. */
function copyOf(value: Value): Value {
  return isArray(value) ? [...value] : value;
}

function isHashArray(values: readonly Value[]): values is readonly PuppetHash[] {
  return values.every((value) => value instanceof PuppetHash);
}
