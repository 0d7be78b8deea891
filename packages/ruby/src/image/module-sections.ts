/** The identifiers of the sections of a WebAssembly module that this file names (WebAssembly Core 5.5.2). */
const CUSTOM = 0;
const MEMORY = 5;
const DATA = 11;
const DATA_COUNT = 12;

const PREAMBLE_SIZE = 8;
const DIGEST_SIZE = 32;
/** 4 GiB. */
const MAXIMUM_PAGES = 65_536;
/** The longest form of a 32-bit integer in LEB128. A limit in this form can be replaced in place. */
const PADDED_SIZE = 5;

/** The name of the custom section with the digest of the original module. */
const DIGEST_SECTION = 'pptjs.digest';

/**
 * Removes the data of a WebAssembly module, because a memory image contains them, and adds a limit of the memory and the
 * digest of the module.
 *
 * @param module a module with one memory, and without bulk memory instructions that name data
 * @param digest the digest of the module
 */
export function codeOfModule(
  module: Uint8Array<ArrayBuffer>,
  digest: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [module.subarray(0, PREAMBLE_SIZE)];
  for (const { id, start, content, end } of sectionsOf(module)) {
    if (id === MEMORY) parts.push(limitedMemory(module, content));
    else if (id !== CUSTOM && id !== DATA && id !== DATA_COUNT) parts.push(module.subarray(start, end));
  }
  const name = new TextEncoder().encode(DIGEST_SECTION);
  const section = [name.length, ...name, ...digest];
  return Buffer.concat([...parts, Uint8Array.from([CUSTOM, ...unsigned(section.length), ...section])]);
}

/** Returns the digest that `codeOfModule` added: the last bytes of the module. */
export function digestOfModule(code: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return code.subarray(-DIGEST_SIZE);
}

/**
 * Changes the limit of the memory of a module.
 *
 * @param code the result of `codeOfModule`
 * @param maximum in pages of 64 KiB
 */
export function limitMemory(code: Uint8Array<ArrayBuffer>, maximum: number): void {
  for (const { id, end } of sectionsOf(code)) if (id === MEMORY) code.set(paddedUnsigned(maximum), end - PADDED_SIZE);
}

interface Section {
  readonly id: number;
  readonly start: number;
  /** The offset after the section's size. */
  readonly content: number;
  readonly end: number;
}

function* sectionsOf(module: Uint8Array<ArrayBuffer>): Generator<Section> {
  for (let start = PREAMBLE_SIZE; start < module.length;) {
    const size = readUnsigned(module, start + 1);
    const end = size.end + size.value;
    yield { id: module[start] ?? CUSTOM, start, content: size.end, end };
    start = end;
  }
}

/** Reads the section of one memory (a count, flags and the initial size), and returns the section with a limit. */
function limitedMemory(module: Uint8Array<ArrayBuffer>, content: number): Uint8Array<ArrayBuffer> {
  const { value: initial } = readUnsigned(module, content + 2);
  const limited = [1, 1, ...unsigned(initial), ...paddedUnsigned(MAXIMUM_PAGES)];
  return Uint8Array.from([MEMORY, ...unsigned(limited.length), ...limited]);
}

/** Reads an integer in LEB128. */
function readUnsigned(bytes: Uint8Array<ArrayBuffer>, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end: at };
  }
}

/** Writes an integer in LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** Writes an integer in LEB128 with `PADDED_SIZE` bytes. */
function paddedUnsigned(value: number): number[] {
  return Array.from({ length: PADDED_SIZE }, (_, index) => {
    const bits = (value >>> (index * 7)) & 0x7f;
    return index === PADDED_SIZE - 1 ? bits : bits | 0x80;
  });
}
