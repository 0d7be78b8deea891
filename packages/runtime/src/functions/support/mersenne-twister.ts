const SIZE = 624;
const SHIFT = 397;

/**
 * Generates the random numbers of Ruby's `Random`: MT19937 (Matsumoto and Nishimura, 1998). `init_by_array` seeds it
 * with the 32-bit words of the seed.
 */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE);
  #next = SIZE;

  constructor(seed: bigint) {
    const key = wordsOf(seed < 0n ? -seed : seed);
    if (key.length === 1) this.#fill(key[0]!);
    else this.#mix(key);
  }

  #fill(word: number): void {
    const state = this.#state;
    state[0] = word;
    for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1_812_433_253, mixed(state, i - 1)) + i;
  }

  #mix(key: readonly number[]): void {
    const state = this.#state;
    this.#fill(19_650_218);
    let i = 1;
    for (let k = 0; k < Math.max(SIZE, key.length); k++) {
      const j = k % key.length;
      state[i] = (state[i]! ^ Math.imul(mixed(state, i - 1), 1_664_525)) + key[j]! + j;
      if (++i === SIZE) {
        state[0] = state[SIZE - 1]!;
        i = 1;
      }
    }
    for (let k = 1; k < SIZE; k++) {
      state[i] = (state[i]! ^ Math.imul(mixed(state, i - 1), 1_566_083_941)) - i;
      if (++i === SIZE) {
        state[0] = state[SIZE - 1]!;
        i = 1;
      }
    }
    state[0] = 0x80000000;
  }

  /** Returns the next 32 bits. */
  word(): number {
    if (this.#next === SIZE) this.#generate();
    let word = this.#state[this.#next++]!;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  #generate(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i++) {
      const bits = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
      state[i] = state[(i + SHIFT) % SIZE]! ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
    }
    this.#next = 0;
  }

  /** Returns a number from 0 up to and including `limit`. Like Ruby, discards words that would exceed it. */
  upTo(limit: bigint): bigint {
    const words = wordsOf(limit).toReversed();
    if (limit === 0n) return 0n;
    const masks = words.map((word, i) => (i === 0 ? maskFor(word) : 0xffffffff));
    for (;;) {
      const drawn = this.#drawWithin(words, masks);
      if (drawn !== null) return drawn;
    }
  }

  #drawWithin(words: readonly number[], masks: readonly number[]): bigint | null {
    let drawn = 0n;
    let atLimit = true;
    for (const [i, limit] of words.entries()) {
      const word = (this.word() & masks[i]!) >>> 0;
      if (atLimit && word > limit) return null;
      atLimit &&= word === limit;
      drawn = (drawn << 32n) | BigInt(word);
    }
    return drawn;
  }
}

function mixed(state: Uint32Array, i: number): number {
  return state[i]! ^ (state[i]! >>> 30);
}

/** Returns the 32-bit words of a number, lowest first; at least one. */
function wordsOf(number: bigint): number[] {
  const words: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  return words.length === 0 ? [0] : words;
}

/** Returns a mask of all bits up to the highest bit that is set. */
function maskFor(word: number): number {
  return word === 0 ? 0 : 0xffffffff >>> Math.clz32(word);
}
