import { decodeUtf8 } from '../../text/utf8.js';

/** The texts of bytes that hosts keep: the same files are read for one catalog after another. */
const known = new WeakMap<Uint8Array, string>();

/** Returns the text of a file. Bytes that are not valid UTF-8 are read as ISO 8859-1. */
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
