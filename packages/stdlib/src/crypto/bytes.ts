import { encodeText, rubyText, Sensitive, type Value } from '@pptjs/runtime/internal';

/** The type of the values that the checksum functions accept. */
export const CHECKSUM_INPUT = 'Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]]';

/** Returns the bytes of the text of a value. The text of a Binary is its Base64 form. */
export function checksumBytes(value: Value): Uint8Array {
  return encodeText(rubyText(value instanceof Sensitive ? value.unwrap() : value));
}

/** Returns the bytes as hexadecimal digits in lower case. */
export function toHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
