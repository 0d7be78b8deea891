import { Binary, encodeUtf8, rubyText, Sensitive, type Value } from '@pptjs/runtime';

/** What the checksums of stdlib take. */
export const SCALAR = 'Variant[ScalarData, Sensitive[ScalarData], Binary, Sensitive[Binary]]';

/** The bytes of a value's text, or of a Binary. */
export function scalarBytes(value: Value): Uint8Array {
  const plain = value instanceof Sensitive ? value.unwrap() : value;
  return plain instanceof Binary ? plain.bytes : encodeUtf8(rubyText(plain));
}
