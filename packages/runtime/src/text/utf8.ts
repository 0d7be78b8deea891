import { escapedByte } from './escaped-byte.js';

/**
 * Encodes a text in UTF-8. A lone surrogate that represents a byte (see byte-text.ts) becomes that byte, any other one
 * U+FFFD.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    let code = char.codePointAt(0) as number;
    if (code >= 0xd800 && code <= 0xdfff) {
      const byte = escapedByte(code);
      if (byte !== null) {
        bytes.push(byte);
        continue;
      }
      code = 0xfffd;
    }
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    else bytes.push(0xf0 | (code >> 18), continuation(code >> 12), continuation(code >> 6), continuation(code));
  }
  return Uint8Array.from(bytes);
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

/**
 * Decodes UTF-8. Returns null for invalid bytes, unless `replace` returns a code point for each of them.
 */
export function decodeUtf8(bytes: Uint8Array): string | null;
export function decodeUtf8(bytes: Uint8Array, replace: (byte: number) => number): string;
export function decodeUtf8(bytes: Uint8Array, replace?: (byte: number) => number): string | null {
  let text = '';
  // V8 needs much memory for a string that was joined from single characters.
  let part: number[] = [];
  for (let i = 0; i < bytes.length;) {
    let code = codePointAt(bytes, i);
    if (code === null) {
      if (!replace) return null;
      code = replace(bytes[i++] as number);
    } else i += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (part.push(code) === PART_LENGTH) {
      text += String.fromCodePoint(...part);
      part = [];
    }
  }
  return text + String.fromCodePoint(...part);
}

const PART_LENGTH = 4096;

/** Returns the code point of the character at an index; null if the bytes there are invalid. */
function codePointAt(bytes: Uint8Array, index: number): number | null {
  const first = bytes[index] as number;
  const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
  if (more < 0) return null;
  let code = more === 0 ? first : first & (0x3f >> more);
  for (let k = 1; k <= more; k++) {
    const byte = bytes[index + k] ?? 0;
    if ((byte & 0xc0) !== 0x80) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  return code < (MINIMUM[more] as number) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : code;
}

/** The smallest code point by the number of continuation bytes. Longer forms of a code point are invalid. */
const MINIMUM = [0, 0x80, 0x800, 0x10000];
