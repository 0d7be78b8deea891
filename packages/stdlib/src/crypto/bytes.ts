import { Binary, encodeText, rubyText, Sensitive, type Value } from '@pptjs/runtime/internal';

/** The type of the values that the checksum functions accept. */
export const CHECKSUM_INPUT = 'Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]]';

/** Returns the bytes of a Binary, or of the text of a scalar. */
export function checksumBytes(value: Value): Uint8Array {
  const plain = value instanceof Sensitive ? value.unwrap() : value;
  return plain instanceof Binary ? plain.bytes : encodeText(rubyText(plain));
}

export function toHexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
