import { isUtf8 } from 'node:buffer';
import { badRequest } from './http-error.js';

/** Most bodies are smaller, and stay in the chunks that come from the connection. In bytes. */
const MAX_CHUNKED_SIZE = 128 * 1024;

/** The bytes by which the memory of a larger body grows. */
const GROWTH = 256 * 1024;

/**
 * The bytes of a body while it is read. The memory of a large body goes back to the system with `release`: it does not
 * wait for the garbage collector, and leaves no gaps in the heap of the C library.
 */
export class BodyMemory {
  readonly #limit: number;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  #memory: ArrayBuffer | undefined;

  /** @param limit the largest number of bytes, for which addresses are reserved */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length <= MAX_CHUNKED_SIZE) this.#chunks.push(chunk);
    else this.#addLarge(chunk, length);
    this.#length = length;
  }

  /** Returns the text of all bytes. @throws {HttpError} 400 if they are not UTF-8 */
  text(): string {
    const bytes = this.#memory === undefined ? Buffer.concat(this.#chunks) : Buffer.from(this.#memory, 0, this.#length);
    if (!isUtf8(bytes)) throw badRequest('the body is not UTF-8');
    return bytes.toString('utf8');
  }

  release(): void {
    this.#chunks.length = 0;
    this.#memory?.resize(0);
  }

  #addLarge(chunk: Uint8Array, length: number): void {
    this.#memory ??= new ArrayBuffer(0, { maxByteLength: this.#limit });
    const memory = this.#memory;
    if (length > memory.byteLength) memory.resize(Math.min(Math.max(length, memory.byteLength + GROWTH), this.#limit));
    const bytes = new Uint8Array(memory);
    let at = 0;
    for (const earlier of this.#chunks.splice(0)) {
      bytes.set(earlier, at);
      at += earlier.length;
    }
    bytes.set(chunk, this.#length);
  }
}
