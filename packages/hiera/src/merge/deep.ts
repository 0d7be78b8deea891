import { sort } from '@pptjs/runtime/functions';
import { EMPTY_HASH, functionError, HashBuilder, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { distinct, type MergeStrategy } from './strategy.js';

export interface DeepOptions {
  /** A string with this prefix removes the value that the rest of the string names from the lower levels. */
  readonly knockoutPrefix: string | undefined;
  readonly sortMergedArrays: boolean;
  /** Whether hashes at the same index of two arrays are merged. */
  readonly mergeHashArrays: boolean;
}

/**
 * Merges hashes key by key and concatenates arrays, at any depth; for all other values, the higher level wins. As in
 * Puppet, a value that only the higher level has is merged with itself, so that knockout strings never reach the
 * result.
 */
export function deep(options: DeepOptions): MergeStrategy {
  const merger = new DeepMerger(options);
  return {
    name: 'deep',
    firstOnly: false,
    begin: (value) => value,
    merge(higher, lower) {
      if (options.knockoutPrefix === '') throw functionError(messages.EMPTY_KNOCKOUT_PREFIX, {});
      return merger.merge(higher, lower);
    },
  };
}

class DeepMerger {
  readonly #options: DeepOptions;
  readonly #knockout: Knockout;

  constructor(options: DeepOptions) {
    this.#options = options;
    this.#knockout = options.knockoutPrefix === undefined ? NO_KNOCKOUT : prefixKnockout(options.knockoutPrefix);
  }

  merge(higher: Value, lower: Value): Value {
    if (higher === null) return lower;
    if (lower === null || lower === false) return higher;
    if (higher instanceof PuppetHash) return this.#mergeHash(higher, lower);
    return isArray(higher) ? this.#mergeArray(higher, lower) : this.#knockout.replaceScalar(higher);
  }

  /** If the lower value is not a hash, the first key of the higher hash replaces it and is not merged itself. */
  #mergeHash(higher: PuppetHash, lower: Value): Value {
    if (higher.size === 0) return lower;
    const isHash = lower instanceof PuppetHash;
    const merged = new HashBuilder(isHash ? lower : higher);
    let skipsKey = !isHash;
    higher.forEach((value, key) => {
      if (skipsKey) {
        skipsKey = false;
        return;
      }
      merged.set(key, this.merge(value, merged.get(key) ?? copyArray(value)));
    });
    return merged.build();
  }

  #mergeArray(higher: readonly Value[], lower: Value): Value {
    const { remaining, below } = this.#knockout.clearLower(higher, lower);
    if (!isArray(below)) return this.#knockout.removeKnockouts(remaining);
    const { above, rest } = this.#knockout.knockOut(remaining, below);
    // An array that is merged with itself loses the elements that it knocks out.
    if (higher === lower && (remaining !== higher || above !== remaining)) return remaining === higher ? rest : [];
    const merged =
      this.#options.mergeHashArrays && isHashArray(above) && isHashArray(rest)
        ? this.#mergeByIndex(above, rest)
        : distinct([...rest, ...above]);
    return this.#options.sortMergedArrays ? sort(merged) : merged;
  }

  #mergeByIndex(higher: readonly PuppetHash[], lower: readonly PuppetHash[]): Value[] {
    const merged = lower.map((value, index): Value => {
      const above = higher[index];
      return above === undefined ? value : this.merge(above, value);
    });
    return merged.concat(higher.slice(lower.length));
  }
}

/** Copies an array before it is merged with itself; `#mergeArray` must not take the copy for the same array. */
function copyArray(value: Value): Value {
  return isArray(value) ? [...value] : value;
}

function isHashArray(values: readonly Value[]): values is readonly PuppetHash[] {
  return values.every((value) => value instanceof PuppetHash);
}

/** The effect of strings with the knockout prefix on the values of lower levels. */
interface Knockout {
  /** Returns the result for a scalar that replaces a lower value: an empty string if the scalar is a knockout. */
  replaceScalar(value: Value): Value;
  /** Removes elements that are the prefix alone. Such an element empties the lower value. */
  clearLower(higher: readonly Value[], lower: Value): { readonly remaining: readonly Value[]; readonly below: Value };
  /** Removes all knockouts from an array. */
  removeKnockouts(higher: readonly Value[]): readonly Value[];
  /** Removes all knockouts from an array, and the elements that they name from the lower array. */
  knockOut(
    higher: readonly Value[],
    lower: readonly Value[],
  ): { readonly above: readonly Value[]; readonly rest: readonly Value[] };
}

const NO_KNOCKOUT: Knockout = {
  replaceScalar: (value) => value,
  clearLower: (remaining, below) => ({ remaining, below }),
  removeKnockouts: (higher) => higher,
  knockOut: (above, rest) => ({ above, rest }),
};

function prefixKnockout(prefix: string): Knockout {
  const isKnockout = (element: Value): element is string => typeof element === 'string' && element.startsWith(prefix);
  const removeKnockouts = (higher: readonly Value[]): readonly Value[] =>
    higher.filter((element) => !isKnockout(element));
  return {
    replaceScalar: (value) => (isKnockout(value) ? '' : value),
    clearLower: (higher, lower) =>
      higher.includes(prefix)
        ? { remaining: higher.filter((element) => element !== prefix), below: emptyLike(lower) }
        : { remaining: higher, below: lower },
    removeKnockouts,
    knockOut(higher, lower) {
      const removed = new Set(higher.filter(isKnockout).flatMap((element) => [element, element.slice(prefix.length)]));
      if (removed.size === 0) return { above: higher, rest: lower };
      const rest = lower.filter((element) => typeof element !== 'string' || !removed.has(element));
      return { above: removeKnockouts(higher), rest };
    },
  };
}

/** The empty value of the same class. */
function emptyLike(value: Value): Value {
  if (isArray(value)) return [];
  if (value instanceof PuppetHash) return EMPTY_HASH;
  return typeof value === 'string' ? '' : null;
}
