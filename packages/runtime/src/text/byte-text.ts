import { functionError } from '../errors/messages.js';
import { INCOMPATIBLE_ENCODINGS } from '../errors/messages/shared.js';
import { BYTE_OFFSET, INVALID_OFFSET } from './escaped-byte.js';
import { decodeUtf8, encodeUtf8 } from './utf8.js';

// escaped-byte.ts describes how a string represents bytes.

/** The kind of a string: text, bytes, text with invalid bytes, or bytes and text that Ruby would not join. */
export type TextKind = 'text' | 'bytes' | 'invalid' | 'incompatible';

/** Returns the String of bytes. ASCII stays as it is. */
export function byteText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte < 0x80 ? byte : BYTE_OFFSET + byte);
  return text;
}

/** Decodes UTF-8. A lone surrogate represents each invalid byte. */
export function decodeInvalidUtf8(bytes: Uint8Array): string {
  return decodeUtf8(bytes, (byte) => INVALID_OFFSET + byte);
}

/**
 * Returns the bytes of a String: its text in UTF-8, or the bytes that it represents.
 * @throws {FunctionError} if the String joins text with bytes
 */
export function encodeText(text: string): Uint8Array {
  if (textKind(text) === 'incompatible') throw functionError(INCOMPATIBLE_ENCODINGS, {});
  return encodeUtf8(text);
}

/** Returns the kind of a string. */
export function textKind(text: string): TextKind {
  if (text.isWellFormed()) return 'text';
  if (/[\udd80-\uddff]/u.test(text)) return 'invalid';
  // All ASCII characters.
  return /[^\0-\x7f\udc80-\udcff]/u.test(text) ? 'incompatible' : 'bytes';
}

/** Returns the text of a message: bytes are decoded as UTF-8. In invalid UTF-8, each byte becomes U+FFFD. */
export function printableText(text: string): string {
  if (text.isWellFormed()) return text;
  return decodeUtf8(encodeUtf8(text)) ?? text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}
