import { decodeUtf8 } from '../strings/utf8.js';

/** The text of a file. Bytes that are no UTF-8 stand for the characters of ISO 8859-1. */
export function textOf(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text !== null) return text;
  let latin = '';
  for (const byte of bytes) latin += String.fromCharCode(byte);
  return latin;
}
