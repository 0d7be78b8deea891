import { decodeUtf8 } from '../../text/utf8.js';

/** The texts of bytes that hosts keep: the same files are read for one catalog after another. */
const known = new WeakMap<Uint8Array, string>();

/** The text of a file. Bytes that are no UTF-8 stand for the characters of ISO 8859-1. */
export function textOf(bytes: Uint8Array): string {
  let text = known.get(bytes);
  if (text === undefined) known.set(bytes, (text = decodeUtf8(bytes) ?? latin1(bytes)));
  return text;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
