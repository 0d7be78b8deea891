/** Blowfish's tables: 18 words of keys and four boxes of 256. */
export type Tables = Uint32Array;

const KEYS = 18;
const BOX = 256;
const WORDS = KEYS + 4 * BOX;
const WORD_BITS = 32n;

let initial: Tables | undefined;

/** The tables before any key: the first bits of the fraction of π. */
export function initialTables(): Tables {
  initial ??= fractionOfPi();
  return initial.slice();
}

function fractionOfPi(): Tables {
  const spare = 64n;
  const scale = WORD_BITS * BigInt(WORDS) + spare;
  const one = 1n << scale;
  const pi = 4n * (4n * arctangentOfInverse(5n, one) - arctangentOfInverse(239n, one));
  const fraction = (pi & (one - 1n)) >> spare;
  const digits = fraction.toString(16).padStart(WORDS * 8, '0');
  return Uint32Array.from({ length: WORDS }, (_, i) => Number.parseInt(digits.slice(i * 8, i * 8 + 8), 16));
}

/** arctan(1/x), as a multiple of 1/one. */
function arctangentOfInverse(x: bigint, one: bigint): bigint {
  let power = one / x;
  let sum = power;
  for (let n = 3n; power !== 0n; n += 2n) {
    power /= -(x * x);
    sum += power / n;
  }
  return sum;
}

/** Encrypts a block of two words where it stands. */
export function encrypt(tables: Tables, block: Uint32Array): void {
  let [left, right] = block as unknown as [number, number];
  for (let i = 0; i < KEYS - 2; i += 2) {
    left ^= tables[i]!;
    right ^= mixed(tables, left);
    right ^= tables[i + 1]!;
    left ^= mixed(tables, right);
  }
  block[0] = right ^ tables[KEYS - 1]!;
  block[1] = left ^ tables[KEYS - 2]!;
}

function mixed(tables: Tables, word: number): number {
  const first = tables[KEYS + (word >>> 24)]! + tables[KEYS + BOX + ((word >>> 16) & 0xff)]!;
  return ((first ^ tables[KEYS + 2 * BOX + ((word >>> 8) & 0xff)]!) + tables[KEYS + 3 * BOX + (word & 0xff)]!) | 0;
}

/** Makes new tables with a key of 18 words; a salt of four words goes into each block before it is encrypted. */
export function expand(tables: Tables, key: Uint32Array, salt?: Uint32Array): void {
  for (let i = 0; i < KEYS; i++) tables[i]! ^= key[i]!;
  const block = new Uint32Array(2);
  for (let i = 0; i < WORDS; i += 2) {
    if (salt !== undefined) {
      block[0]! ^= salt[i % 4]!;
      block[1]! ^= salt[(i + 1) % 4]!;
    }
    encrypt(tables, block);
    tables.set(block, i);
  }
}
