import { Binary, decodeUtf8, encodeUtf8, rubyText, Sensitive, type Value } from '@pptjs/runtime/internal';

/** The type of the values that the checksum functions accept. */
export const CHECKSUM_INPUT = 'Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]]';

/** Returns the bytes of a Binary, or of the text of a scalar. */
export function checksumBytes(value: Value): Uint8Array {
  const plain = value instanceof Sensitive ? value.unwrap() : value;
  return plain instanceof Binary ? plain.bytes : encodeUtf8(rubyText(plain));
}

export function toHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes UTF-8. In invalid UTF-8, every byte above 0x7f becomes U+FFFD, as in Ruby's logs. */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join('');
}
