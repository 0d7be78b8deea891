import type { Argument } from './block.js';
import { withPair } from './hash-growth.js';
import { hash, HashBuilder, PuppetHash } from './hash.js';
import type { Value } from './value.js';

/** The number of pairs of a copy that take as long as one extension without a copy. */
const STEPS_PER_EXTENSION = 4;

/**
 * The collection that one call of `reduce` builds. The compiler uses an accumulator where no code outside the block can
 * read the memo. The first extension copies the memo, and later ones change the copy, so a reduction takes linear time.
 */
export class Accumulator {
  /** Whether hashes in the memo may be changed too. Otherwise other code can read them. */
  readonly isDeep: boolean;
  /** The number of memos that were extended without a copy. */
  #extensions = 0;
  #array: Value[] | undefined;
  #hash: PuppetHash | undefined;
  /** The builder of `#hash`; undefined if `#hash` is a copy of an object whose values are replaced. */
  #builder: HashBuilder | undefined;
  /** Whether all keys of `#hash` are Strings, Integers or Booleans. */
  #hasPlainKeys = false;
  /** The builders of the hashes within `#hash` that the accumulator has created. */
  #inner: WeakMap<PuppetHash, HashBuilder> | undefined;

  constructor({ isDeep }: { isDeep: boolean }) {
    this.isDeep = isDeep;
  }

  /** Returns an array with the elements of `memo` that the caller may change: `memo` itself if this object created it. */
  arrayOf(memo: readonly Value[]): Value[] {
    return this.#array === memo ? this.#array : (this.#array = [...memo]);
  }

  /** Returns a hash with the pairs of `memo` and then `pairs`. It changes `memo` if this object created it. */
  merge(memo: PuppetHash, pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    return (pairs instanceof PuppetHash ? this.replaceAll(memo, pairs) : undefined) ?? this.extend(memo, pairs);
  }

  /** As `merge`, if some of the keys are new, or the memo was not created from an object. */
  extend(memo: PuppetHash, pairs: Iterable<readonly [Value, Value]>): PuppetHash {
    const builder = this.#own(memo);
    if (pairs instanceof PuppetHash) pairs.forEach((value, key) => this.#set(builder, key, value));
    else for (const [key, value] of pairs) this.#set(builder, key, value);
    return (this.#hash = builder.build());
  }

  /** As `merge`, if `memo` and `pairs` were created from objects and `memo` has all keys of `pairs`. */
  replaceAll(memo: PuppetHash, { pairs }: PuppetHash): PuppetHash | undefined {
    let count = 0;
    for (const key in pairs) {
      if (!hasPair(memo, key)) return undefined;
      count++;
    }
    if (count === 0) return undefined;
    const copy = this.#copyOf(memo);
    for (const key in pairs) copy.replacePair(key, pairs[key] as Value);
    return copy;
  }

  /** As `merge`, for one pair. */
  put(memo: PuppetHash, key: Value, value: Value): PuppetHash {
    if (hasPair(memo, key)) {
      const copy = this.#copyOf(memo);
      copy.replacePair(key, value);
      return copy;
    }
    if (this.#isCheaperToExtend(memo)) return withPair(memo, key, value);
    const builder = this.#own(memo);
    this.#set(builder, key, value);
    return (this.#hash = builder.build());
  }

  /** Whether a few additions to a large memo with a Map of its own would cost less than the copy of the memo. */
  #isCheaperToExtend(memo: PuppetHash): boolean {
    return this.#hash !== memo && memo.changes !== undefined && ++this.#extensions * STEPS_PER_EXTENSION <= memo.size;
  }

  /**
   * As `merge`, if all keys of `memo` are Strings, Integers or Booleans. These are the keys that the parameters of
   * functions accept, so that such functions need not check all keys of the memo in each step.
   */
  mergePlain(memo: PuppetHash, pairs: Iterable<readonly [Value, Value]>): PuppetHash | undefined {
    if (this.#hash !== memo) this.#hasPlainKeys = hasPlainKeys(memo);
    return this.#hasPlainKeys ? this.merge(memo, pairs) : undefined;
  }

  /** As `merge`, and merges a hash into the value of the same key if that is a hash too. */
  mergeDeep(memo: PuppetHash, added: PuppetHash): PuppetHash {
    const builder = this.#own(memo);
    for (const [key, value] of added) this.#set(builder, key, this.#mergedValue(builder.get(key), value));
    return (this.#hash = builder.build());
  }

  /** Makes the next extension copy its memo, because other code can read the current one. */
  release(): void {
    this.#array = undefined;
    this.#hash = undefined;
    this.#inner = undefined;
  }

  /** Returns a hash with the pairs of `memo`, which was created from an object: `memo` itself if this object created it. */
  #copyOf(memo: PuppetHash): PuppetHash {
    if (this.#hash === memo) return memo;
    this.#builder = undefined;
    this.#hasPlainKeys = true;
    return (this.#hash = hash(Object.assign({}, memo.pairs)));
  }

  /** Returns the builder of a hash with the pairs of `memo`: of `memo` itself if this object created it. */
  #own(memo: PuppetHash): HashBuilder {
    if (this.#hash === memo && this.#builder !== undefined) return this.#builder;
    this.#hash = undefined;
    this.#hasPlainKeys = hasPlainKeys(memo);
    return (this.#builder = new HashBuilder(memo));
  }

  #set(builder: HashBuilder, key: Value, value: Value): void {
    if (typeof key === 'object') this.#hasPlainKeys = false;
    builder.set(key, value);
  }

  #mergedValue(lower: Value | undefined, higher: Value): Value {
    if (!(lower instanceof PuppetHash && higher instanceof PuppetHash)) return higher;
    const builder = (this.isDeep ? this.#inner?.get(lower) : undefined) ?? new HashBuilder(lower);
    for (const [key, value] of higher) builder.set(key, this.#mergedValue(builder.get(key), value));
    const merged = builder.build();
    if (this.isDeep) (this.#inner ??= new WeakMap()).set(merged, builder);
    return merged;
  }
}

function hasPlainKeys(memo: PuppetHash): boolean {
  return memo.every((key) => typeof key !== 'object');
}

/** Whether a hash was created from an object and has a value for the key. */
function hasPair(memo: PuppetHash, key: unknown): key is string {
  return memo.hasPairs && typeof key === 'string' && memo.peek(key) !== undefined;
}

/**
 * Extends the collection of an accumulator with the other arguments of a call: `$memo` with `x` in `merge($memo, x)`.
 * The result equals that of the call, and no other code keeps the memo or a part of it.
 *
 * @returns undefined if the function must be called. The memo is then unchanged.
 */
export type ExtendMemo = (accumulator: Accumulator, memo: Value, others: readonly Argument[]) => Value | undefined;
