/** The hash of bcrypt, which is built on the cipher Blowfish. The libraries for it import modules of Node. */
import { decodeBase64 } from '@pptjs/runtime';
import { FRACTION_OF_PI } from './blowfish-table.js';

const SUBKEYS = 18;
const BOX_LENGTH = 256;
const ENCRYPTIONS = 64;
/** `OrpheanBeholderScryDoubt` as words. */
const CLEAR_TEXT = [0x4f727068, 0x65616e42, 0x65686f6c, 0x64657253, 0x63727944, 0x6f756274];

/**
 * Hashes a key with the algorithm of bcrypt.
 *
 * @param key at least one byte; only the first 72 bytes count
 * @param salt 16 bytes
 * @param cost the binary logarithm of the number of rounds
 * @returns 24 bytes, of which bcrypt uses 23
 */
export function hashWithBlowfish(key: Uint8Array, salt: Uint8Array, cost: number): Uint8Array {
  const cipher = new Blowfish();
  const keyWords = cyclicWords(key, SUBKEYS);
  const saltWords = cyclicWords(salt, SUBKEYS);
  const noSalt = new Int32Array(4);
  cipher.expand(keyWords, saltWords.subarray(0, 4));
  for (let round = 2 ** cost; round > 0; round--) {
    cipher.expand(keyWords, noSalt);
    cipher.expand(saltWords, noSalt);
  }
  const text = Int32Array.from(CLEAR_TEXT);
  for (let block = 0; block < text.length; block += 2)
    for (let count = 0; count < ENCRYPTIONS; count++) cipher.encrypt(text, block);
  return Uint8Array.from({ length: 4 * text.length }, (_, i) => (text[i >> 2] ?? 0) >>> (24 - 8 * (i & 3)));
}

/** Reads big-endian words from bytes that are repeated without end. */
function cyclicWords(bytes: Uint8Array, length: number): Int32Array {
  const byteAt = (i: number): number => bytes[i % bytes.length] ?? 0;
  return Int32Array.from(
    { length },
    (_, i) => (byteAt(4 * i) << 24) | (byteAt(4 * i + 1) << 16) | (byteAt(4 * i + 2) << 8) | byteAt(4 * i + 3),
  );
}

class Blowfish {
  /** The subkeys, and after them the four substitution boxes. */
  readonly #state = cyclicWords(decodeBase64(FRACTION_OF_PI) ?? new Uint8Array(), SUBKEYS + 4 * BOX_LENGTH);

  /** Mixes a key and a salt of four words into the state. */
  expand(key: Int32Array, salt: Int32Array): void {
    const state = this.#state;
    for (let i = 0; i < SUBKEYS; i++) state[i] = (state[i] ?? 0) ^ (key[i] ?? 0);
    const block = new Int32Array(2);
    for (let i = 0; i < state.length; i += 2) {
      block[0] = (block[0] ?? 0) ^ (salt[i & 2] ?? 0);
      block[1] = (block[1] ?? 0) ^ (salt[(i & 2) + 1] ?? 0);
      this.encrypt(block, 0);
      state[i] = block[0];
      state[i + 1] = block[1];
    }
  }

  /** Encrypts the two words at `at`. */
  encrypt(words: Int32Array, at: number): void {
    const state = this.#state;
    let left = (words[at] ?? 0) ^ (state[0] ?? 0);
    let right = words[at + 1] ?? 0;
    for (let i = 1; i <= 16; i += 2) {
      right ^= this.#mix(left) ^ (state[i] ?? 0);
      left ^= this.#mix(right) ^ (state[i + 1] ?? 0);
    }
    words[at] = right ^ (state[SUBKEYS - 1] ?? 0);
    words[at + 1] = left;
  }

  #mix(word: number): number {
    const state = this.#state;
    const first = (state[SUBKEYS + (word >>> 24)] ?? 0) + (state[SUBKEYS + BOX_LENGTH + ((word >>> 16) & 0xff)] ?? 0);
    const third = state[SUBKEYS + 2 * BOX_LENGTH + ((word >>> 8) & 0xff)] ?? 0;
    return ((first ^ third) + (state[SUBKEYS + 3 * BOX_LENGTH + (word & 0xff)] ?? 0)) | 0;
  }
}
