import type { Argument } from './block.js';
import { withPair } from './hash-growth.js';
import { changeableCopy, hash, PuppetHash } from './hash.js';
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
  /** Whether all keys of `#hash` are Strings, Integers or Booleans. */
  #hasPlainKeys = false;
  /** The hashes within `#hash` that the accumulator has created. */
  #inner: WeakSet<PuppetHash> | undefined;

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
    const own = this.#own(memo);
    if (pairs instanceof PuppetHash) pairs.forEach((value, key) => this.#set(own, key, value));
    else for (const [key, value] of pairs) this.#set(own, key, value);
    return own;
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
    // Most steps change the hash of the step before them.
    if (!this.#isOwn(memo)) {
      if (hasPair(memo, key)) {
        const copy = this.#copyOf(memo);
        copy.replacePair(key, value);
        return copy;
      }
      if (this.#isCheaperToExtend(memo)) return withPair(memo, key, value);
    }
    const own = this.#own(memo);
    this.#set(own, key, value);
    return own;
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
    const own = this.#own(memo);
    for (const [key, value] of added) this.#set(own, key, this.#mergedValue(own.get(key), value));
    return own;
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
    this.#hasPlainKeys = true;
    return (this.#hash = hash(Object.assign({}, memo.pairs)));
  }

  /** Whether this object created a hash to which it can add pairs: not from an object. */
  #isOwn(memo: PuppetHash): boolean {
    return this.#hash === memo && !memo.hasPairs;
  }

  /** Returns a hash with the pairs of `memo` to which the caller adds pairs: `memo` itself if it is such a hash. */
  #own(memo: PuppetHash): PuppetHash {
    if (this.#isOwn(memo)) {
      memo.forget();
      return memo;
    }
    this.#hasPlainKeys = hasPlainKeys(memo);
    return (this.#hash = changeableCopy(memo));
  }

  #set(own: PuppetHash, key: Value, value: Value): void {
    if (typeof key === 'object') this.#hasPlainKeys = false;
    own.put(key, value);
  }

  #mergedValue(lower: Value | undefined, higher: Value): Value {
    if (!(lower instanceof PuppetHash && higher instanceof PuppetHash)) return higher;
    const isOwn = this.isDeep && this.#inner?.has(lower) === true;
    const merged = isOwn ? lower : changeableCopy(lower);
    for (const [key, value] of higher) merged.put(key, this.#mergedValue(merged.get(key), value));
    merged.forget();
    if (this.isDeep && !isOwn) (this.#inner ??= new WeakSet()).add(merged);
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
