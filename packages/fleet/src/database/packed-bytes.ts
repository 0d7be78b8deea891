/** Byte strings as three parameters of a statement, which `substring(content FROM start FOR length)` separates again. */
export interface PackedBytes {
  readonly content: Buffer;
  /** The positions of the byte strings, which SQL counts from 1. */
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
}

/** Packs byte strings. The driver sends one as it is, but the elements of an array as hexadecimal text. */
export function packBytes(parts: readonly Uint8Array[]): PackedBytes {
  const lengths = parts.map((part) => part.length);
  let end = 1;
  const starts = lengths.map((length) => (end += length) - length);
  return { content: Buffer.concat(parts), starts, lengths };
}
