/** The unit in which an image stores the memory: pages that are zero are left out. */
const PAGE_SIZE = 4096;
/** The unit in which WebAssembly memory grows. */
const WASM_PAGE_SIZE = 65536;
const MAGIC = 0x4a525031;
/** Magic number, pages of WebAssembly memory, stored pages; then the digest. */
const HEADER_SIZE = 12;
const DIGEST_SIZE = 32;

/**
 * Writes the memory of a machine as an image: a header, the digest of what it was made from, the indexes of the pages
 * that are not zero, and these pages. Numbers are 32-bit little-endian.
 *
 * @param digest 32 bytes
 */
export function createImage(memory: WebAssembly.Memory, digest: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(memory.buffer);
  const pages: number[] = [];
  for (let page = 0; page < bytes.length / PAGE_SIZE; page++) {
    if (bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).some((byte) => byte !== 0)) pages.push(page);
  }
  const start = HEADER_SIZE + DIGEST_SIZE + pages.length * 4;
  const image = new Uint8Array(start + pages.length * PAGE_SIZE);
  const view = new DataView(image.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, bytes.length / WASM_PAGE_SIZE, true);
  view.setUint32(8, pages.length, true);
  image.set(digest, HEADER_SIZE);
  pages.forEach((page, index) => {
    view.setUint32(HEADER_SIZE + DIGEST_SIZE + index * 4, page, true);
    image.set(bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), start + index * PAGE_SIZE);
  });
  return image;
}

/** Whether a file is a complete image that was made from what the digest describes. */
export function isImageOf(image: Uint8Array<ArrayBuffer>, digest: Uint8Array<ArrayBuffer>): boolean {
  if (image.length < HEADER_SIZE + DIGEST_SIZE) return false;
  const view = viewOf(image);
  const pages = view.getUint32(8, true);
  return (
    view.getUint32(0, true) === MAGIC &&
    image.length === HEADER_SIZE + DIGEST_SIZE + pages * (4 + PAGE_SIZE) &&
    digest.every((byte, index) => image[HEADER_SIZE + index] === byte)
  );
}

/** Writes an image into the memory of a machine that was not started. The memory must be zero. */
export function restoreImage(image: Uint8Array<ArrayBuffer>, memory: WebAssembly.Memory): void {
  const view = viewOf(image);
  memory.grow(view.getUint32(4, true) - memory.buffer.byteLength / WASM_PAGE_SIZE);
  const bytes = new Uint8Array(memory.buffer);
  const count = view.getUint32(8, true);
  const indexes = HEADER_SIZE + DIGEST_SIZE;
  const start = indexes + count * 4;
  const pageAt = (index: number): number => view.getUint32(indexes + index * 4, true);
  // Neighbouring pages are copied together.
  for (let first = 0, next = 1; first < count; first = next++) {
    while (next < count && pageAt(next) === pageAt(first) + (next - first)) next++;
    bytes.set(image.subarray(start + first * PAGE_SIZE, start + next * PAGE_SIZE), pageAt(first) * PAGE_SIZE);
  }
}

const viewOf = (image: Uint8Array<ArrayBuffer>): DataView =>
  new DataView(image.buffer, image.byteOffset, image.byteLength);
