import { digestOf, type DigestAlgorithm, encodeUtf8, integer, type Integer, MersenneTwister } from '@pptjs/runtime';

/**
 * Gives whole numbers from 0 up to (not including) a limit, those that Ruby draws with the digest of a text for its
 * seed.
 */
export function seededRandom(seed: string, algorithm: DigestAlgorithm): (limit: bigint) => Integer {
  const numbers = new MersenneTwister(BigInt(`0x${digestOf(encodeUtf8(seed), algorithm)}`));
  return (limit) => integer(numbers.upTo(limit - 1n));
}
