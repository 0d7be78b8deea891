/** Converts offsets in the UTF-8 form of a text, which the parser counts, to offsets in the text. */
export class ByteOffsets {
  /** The text in UTF-8, if it is not ASCII. */
  readonly #bytes: Uint8Array | null;

  constructor(text: string) {
    // All ASCII characters.
    this.#bytes = /^[\0-\x7f]*$/.test(text) ? null : new TextEncoder().encode(text);
  }

  indexOf(byteOffset: number): number {
    return this.#bytes === null ? byteOffset : new TextDecoder().decode(this.#bytes.subarray(0, byteOffset)).length;
  }
}
