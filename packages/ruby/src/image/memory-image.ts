import { fstatSync, readSync } from 'node:fs';
import type { MethodReference } from '../machine/machine.js';

/** The unit in which an image stores the memory: pages that are zero are left out. */
const PAGE_SIZE = 4096;
/** The unit in which WebAssembly memory grows. */
const WASM_PAGE_SIZE = 65536;
const MAGIC = 0x4a525032;
/** Magic number, pages of WebAssembly memory, stored pages, object and name of the entry; then the digest. */
const HEADER_SIZE = 20;
const DIGEST_SIZE = 32;
const PAGES_START = HEADER_SIZE + DIGEST_SIZE;

/** The header of an image, which describes its content. */
export interface ImageHeader {
  readonly digest: Uint8Array;
  /** The method that answers requests. */
  readonly entry: MethodReference;
  /** The size of the memory, in WebAssembly pages. */
  readonly memorySize: number;
  /** The indexes of the stored pages. */
  readonly pages: readonly number[];
}

/**
 * Writes the memory of a machine as an image: a header, the digest of what it was made from, the indexes of the pages
 * that are not zero, and these pages. Numbers are 32-bit little-endian.
 *
 * @param digest 32 bytes
 */
export function createImage(
  memory: WebAssembly.Memory,
  entry: MethodReference,
  digest: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(memory.buffer);
  const pages: number[] = [];
  for (let page = 0; page < bytes.length / PAGE_SIZE; page++) {
    if (bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).some((byte) => byte !== 0)) pages.push(page);
  }
  const start = PAGES_START + pages.length * 4;
  const image = new Uint8Array(start + pages.length * PAGE_SIZE);
  const view = new DataView(image.buffer);
  const numbers = [MAGIC, bytes.length / WASM_PAGE_SIZE, pages.length, entry.object, entry.name];
  numbers.forEach((number, index) => view.setUint32(index * 4, number, true));
  image.set(digest, HEADER_SIZE);
  pages.forEach((page, index) => {
    view.setUint32(PAGES_START + index * 4, page, true);
    image.set(bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), start + index * PAGE_SIZE);
  });
  return image;
}

/**
 * Reads the header of an image.
 *
 * @param file the descriptor of an open file
 * @returns undefined if the file is not a complete image
 */
export function readImageHeader(file: number): ImageHeader | undefined {
  const header = readView(file, PAGES_START, 0);
  const [magic, memorySize = 0, count = 0, object = 0, name = 0] = [0, 4, 8, 12, 16].map((at) =>
    header.getUint32(at, true),
  );
  if (magic !== MAGIC || fstatSync(file).size !== PAGES_START + count * (4 + PAGE_SIZE)) return undefined;
  const indexes = readView(file, count * 4, PAGES_START);
  return {
    digest: new Uint8Array(header.buffer, HEADER_SIZE, DIGEST_SIZE),
    entry: { object, name },
    memorySize,
    pages: Array.from({ length: count }, (_, index) => indexes.getUint32(index * 4, true)),
  };
}

/**
 * Reads the pages of an image into the memory of a machine that was not started. The memory must be zero.
 *
 * @param file the descriptor of the open file
 */
export function restoreImage(file: number, { memorySize, pages }: ImageHeader, memory: WebAssembly.Memory): void {
  memory.grow(memorySize - memory.buffer.byteLength / WASM_PAGE_SIZE);
  const bytes = new Uint8Array(memory.buffer);
  const start = PAGES_START + pages.length * 4;
  const pageAt = (index: number): number => pages[index] ?? 0;
  // Neighboring pages are read together, and without a buffer between: most of the time is spent on new memory.
  for (let first = 0, next = 1; first < pages.length; first = next++) {
    while (next < pages.length && pageAt(next) === pageAt(first) + (next - first)) next++;
    const length = (next - first) * PAGE_SIZE;
    readSync(file, bytes, pageAt(first) * PAGE_SIZE, length, start + first * PAGE_SIZE);
  }
}

/** Reads a part of a file. What is beyond its end is zero. */
function readView(file: number, length: number, position: number): DataView {
  const bytes = new Uint8Array(length);
  readSync(file, bytes, 0, length, position);
  return new DataView(bytes.buffer);
}
