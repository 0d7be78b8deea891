import { decodeUtf8 } from '@pptjs/runtime';

/** The text that bytes are in UTF-8; each that is none of a character becomes U+FFFD, as Ruby's logs show it. */
export function textOf(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\ufffd')).join('');
}
