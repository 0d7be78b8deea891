import {
  digestOf,
  type DigestAlgorithm,
  encodeText,
  normalizeInteger,
  type Integer,
  isArray,
  MersenneTwister,
  legacyText,
  type Value,
} from '@pptjs/runtime/internal';

/**
 * Creates a generator of integers from 0 up to, but not including, a limit. It draws the same numbers as Ruby's
 * `Random` with the digest of the seed.
 */
export function seededRandom(seed: string, algorithm: DigestAlgorithm): (limit: bigint) => Integer {
  const numbers = new MersenneTwister(BigInt(`0x${digestOf(encodeText(seed), algorithm)}`));
  return (limit) => normalizeInteger(numbers.upTo(limit - 1n));
}

/** Joins the parts of a seed by `:`, as Ruby's `join(':')` does with nested arrays. */
export function joinSeed(values: readonly Value[]): string {
  return values.map((value) => (isArray(value) ? joinSeed(value) : legacyText(value))).join(':');
}
