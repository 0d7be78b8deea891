import type { PuppetHash } from '../../values/hash.js';
import type { PuppetArray, Value } from '../../values/value.js';

/** `[a, b, …]` of a Hash: the values of the keys that exist, without undef. */
export function accessHash(hash: PuppetHash, keys: readonly Value[]): PuppetArray {
  return keys.map((key) => hash.get(key) ?? null).filter((value) => value !== null);
}
