/** Byte strings as three parameters of a statement, which `substring(content FROM start FOR length)` separates again. */
export interface PackedBytes {
  readonly content: Buffer;
  /** The positions of the byte strings, which SQL counts from 1, as a literal of an array. */
  readonly starts: string;
  /** The lengths of the byte strings, as a literal of an array. */
  readonly lengths: string;
}

/** Packs byte strings. The driver sends one as it is, but the elements of an array as hexadecimal text. */
export function packBytes(parts: readonly Uint8Array[]): PackedBytes {
  const lengths = parts.map((part) => part.length);
  let end = 1;
  const starts = lengths.map((length) => (end += length) - length);
  return { content: Buffer.concat(parts), starts: integerArray(starts), lengths: integerArray(lengths) };
}

/** Returns an array of integers as its literal. The driver would escape each element. */
export function integerArray(values: readonly number[]): string {
  return `{${values.join()}}`;
}

/** The length of a SHA-256 digest in bytes. */
const DIGEST_LENGTH = 32;

/** Packs digests, which are hexadecimal texts. `digestAt` separates them again. */
export function packDigests(digests: readonly string[]): Buffer {
  return Buffer.from(digests.join(''), 'hex');
}

/**
 * Returns an expression in SQL.
 *
 * @param digests the parameter with packed digests
 * @param number an integer: the place of the digest, from 1; the expression is null if it is null
 */
export function digestAt(digests: string, number: string): string {
  return `substring(${digests}::bytea FROM (${number})::integer * ${DIGEST_LENGTH} - ${DIGEST_LENGTH - 1} FOR ${DIGEST_LENGTH})`;
}
