/**
 * Strings whose bytes are not text. Ruby code can return Strings of bytes (their encoding is ASCII-8BIT), and Strings of
 * UTF-8 with invalid bytes. A JavaScript string has a lone surrogate in place of each such byte above 0x7f, so that all
 * operations of Puppet work: one byte is one character. Text never contains these surrogates.
 */

/** U+DC80 to U+DCFF are bytes of a String of bytes. */
export const BYTE_OFFSET = 0xdc00;
/** U+DD80 to U+DDFF are invalid bytes of UTF-8. */
export const INVALID_OFFSET = 0xdd00;

/** Returns the byte that a lone surrogate represents, or null. */
export function escapedByte(code: number): number | null {
  const byte = code & 0xff;
  return byte >= 0x80 && (code - byte === BYTE_OFFSET || code - byte === INVALID_OFFSET) ? byte : null;
}
