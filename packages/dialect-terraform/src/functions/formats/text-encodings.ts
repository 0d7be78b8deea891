import { utf8Bytes, utf8Text } from '../text/bytes.js';
import { hasLoneSurrogates } from '../text/surrogates.js';

/** A way to write text as bytes. */
export interface TextEncoding {
  /** The name of IANA's registry. */
  readonly name: string;
  /** Null if a character has no bytes. */
  encode(text: string): Uint8Array | null;
  /** Null if the bytes are not a text. */
  decode(bytes: Uint8Array): string | null;
}

const BYTE_ORDER_MARK = '\ufeff';

const UTF_8: TextEncoding = { name: 'UTF-8', encode: utf8Bytes, decode: utf8Text };

/** The encodings by their names and aliases in lower case. */
const ENCODINGS: ReadonlyMap<string, TextEncoding> = new Map([
  ...named(UTF_8, 'csUTF8'),
  ...named(utf16('UTF-16', { isLittleEndian: false, hasMark: true }), 'csUTF16'),
  ...named(utf16('UTF-16LE', { isLittleEndian: true, hasMark: false }), 'csUTF16LE'),
  ...named(utf16('UTF-16BE', { isLittleEndian: false, hasMark: false }), 'csUTF16BE'),
  ...named(singleByte('US-ASCII', 0x7f), 'us', 'csASCII'),
  ...named(
    singleByte('ISO_8859-1:1987', 0xff),
    ...['ISO_8859-1', 'ISO-8859-1', 'latin1', 'l1', 'IBM819', 'CP819', 'iso-ir-100', 'csISOLatin1'],
  ),
]);

function named(encoding: TextEncoding, ...aliases: readonly string[]): readonly (readonly [string, TextEncoding])[] {
  return [encoding.name, ...aliases].map((name) => [name.toLowerCase(), encoding] as const);
}

/** The encoding of a name or alias in IANA's registry; null if this package does not have it. */
export function encodingNamed(name: string): TextEncoding | null {
  return ENCODINGS.get(name.toLowerCase()) ?? null;
}

/** @param hasMark whether a mark of the byte order comes first. It is optional when a text is decoded. */
function utf16(name: string, form: { readonly isLittleEndian: boolean; readonly hasMark: boolean }): TextEncoding {
  return {
    name,
    encode(text) {
      const written = form.hasMark ? BYTE_ORDER_MARK + text : text;
      const view = new DataView(new ArrayBuffer(2 * written.length));
      for (let i = 0; i < written.length; i++) view.setUint16(2 * i, written.charCodeAt(i), form.isLittleEndian);
      return new Uint8Array(view.buffer);
    },
    decode(bytes) {
      if (bytes.length % 2 !== 0) return null;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const isSwapped = form.hasMark && bytes.length > 0 && view.getUint16(0, !form.isLittleEndian) === 0xfeff;
      let text = '';
      for (let i = 0; i < bytes.length; i += 2) {
        text += String.fromCharCode(view.getUint16(i, form.isLittleEndian !== isSwapped));
      }
      if (hasLoneSurrogates(text)) return null;
      return form.hasMark && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    },
  };
}

/** An encoding whose bytes are the code points up to a greatest one. */
function singleByte(name: string, greatest: number): TextEncoding {
  return {
    name,
    encode(text) {
      const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
      return Array.from(text).every((character) => (character.codePointAt(0) ?? 0) <= greatest) ? bytes : null;
    },
    decode: (bytes) => (bytes.some((byte) => byte > greatest) ? null : String.fromCharCode(...bytes)),
  };
}
