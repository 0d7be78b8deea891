/** An option of zlib. By default, zlib allocates 16 kB for each result, however small it is. */
export const SMALL_PARTS = { chunkSize: 4096 };

/** PostgreSQL cannot store the character NUL in a text. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\u2400');
}
