import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { type Message } from '../errors/messages.js';
import { notUtf8 } from '../presentation/string-format/binary.js';
import { encodeText, textKind } from '../text/byte-text.js';
import { Binary, decodeBase64 } from '../values/binary.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { fail } from './constructor.js';

const messages = {
  INVALID_BASE64: { text: 'invalid base64' },
  INVALID_ENCODING: {
    text: "The given string in encoding 'UTF-8' is invalid. Cannot create a Binary UTF-8 representation",
  },
} as const satisfies Record<string, Message>;

const types = {
  ByteInteger: 'Integer[0, 255]',
  Base64Format: "Enum['%b', '%u', '%B', '%s', '%r']",
  StringHash: "Struct[{value => String, 'format' => Optional[Base64Format]}]",
  ArrayHash: 'Struct[{value => Array[ByteInteger]}]',
  BinaryArgsHash: 'Variant[StringHash, ArrayHash]',
};

/**
 * `Binary(text, format)`, `Binary(bytes)`, or a hash of these. Formats: `%B` strict Base64, `%b` lenient Base64, `%u`
 * URL-safe Base64, `%s` UTF-8, `%r` unchanged.
 */
export const newBinary = lazy(() =>
  defineBuiltin(
    'new_Binary',
    dispatch(['String str', 'Base64Format format?'], (text: string, format?: string) => fromText(text, format), {
      types,
    }),
    dispatch(['Array[ByteInteger] byte_array'], (bytes: readonly number[]) => new Binary(Uint8Array.from(bytes)), {
      types,
    }),
    dispatch(
      ['BinaryArgsHash hash_args'],
      (args: PuppetHash) => {
        const value = args.get('value');
        if (typeof value === 'string') return fromText(value, (args.get('format') ?? undefined) as string | undefined);
        return new Binary(Uint8Array.from(value as readonly number[]));
      },
      { types },
    ),
  ),
);

function fromText(text: string, format = '%B'): Binary {
  if (format === '%r') return new Binary(encodeText(text));
  // Bytes have no characters that UTF-8 could encode.
  if (format === '%s' && textKind(text) === 'bytes') throw notUtf8(encodeText(text));
  if (format === '%s' && textKind(text) === 'invalid') fail(messages.INVALID_ENCODING, {});
  if (format === '%s') return new Binary(encodeText(text));
  const bytes = decode(text, format);
  return bytes === null ? fail(messages.INVALID_BASE64, {}) : new Binary(bytes);
}

function decode(text: string, format: string): Uint8Array | null {
  if (format === '%b') return decodeBase64(text);
  if (format === '%B') return decodeBase64(text, { strict: true });
  const padded = text.includes('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  return decodeBase64(padded.replaceAll('-', '+').replaceAll('_', '/'), { strict: true });
}
