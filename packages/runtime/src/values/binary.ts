import { ValueObject } from './value-object.js';

/** A sequence of bytes. Its text is Base64. */
export class Binary extends ValueObject {
  /** Must not be changed. */
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super();
    this.bytes = bytes;
  }

  override toString(): string {
    return encodeBase64(this.bytes);
  }

  override kindName(): string {
    return 'Binary';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Types::PBinaryType::Binary';
  }

  override toSource(): string {
    return `Binary("${this}")`;
  }

  /** Returns a copy of the bytes. */
  override toPlain(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }

  override keyText(): string {
    return `b${this}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof Binary && String(this) === String(other);
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the Base64 text with padding and without line breaks (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += ALPHABET.charAt(group >> 18) + ALPHABET.charAt((group >> 12) & 63);
    text += left > 1 ? ALPHABET.charAt((group >> 6) & 63) : '=';
    text += left > 2 ? ALPHABET.charAt(group & 63) : '=';
  }
  return text;
}

/**
 * Returns the bytes of a Base64 text, or null if the text is not valid. `strict` requires padding and allows only the
 * alphabet. Otherwise other characters are skipped and padding is optional (MIME, RFC 2045). `url` also allows the URL
 * alphabet (`-` and `_`).
 */
export function decodeBase64(text: string, { strict = false, url = false } = {}): Uint8Array | null {
  let source = url ? text.replaceAll('-', '+').replaceAll('_', '/') : text;
  if (strict && (source.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(source))) return null;
  const end = source.indexOf('=');
  if (end >= 0) source = source.slice(0, end);
  const bytes: number[] = [];
  let bits = 0;
  let size = 0;
  for (const char of source) {
    const digit = ALPHABET.indexOf(char);
    if (digit < 0) continue;
    bits = ((bits << 6) | digit) & 0xffffff;
    size += 6;
    if (size >= 8) {
      size -= 8;
      bytes.push((bits >> size) & 0xff);
    }
  }
  if (strict && (bits & ((1 << size) - 1)) !== 0) return null;
  return Uint8Array.from(bytes);
}
