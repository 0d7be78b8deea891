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

const UTF_8: TextEncoding = { name: 'UTF-8', encode: utf8Bytes, decode: utf8Text };

/** The encodings of Unicode, ASCII and Latin-1 by their names and aliases in lower case. */
const ENCODINGS: ReadonlyMap<string, TextEncoding> = new Map([
  ['utf-8', UTF_8],
  ['csutf8', UTF_8],
  ['utf-16le', utf16('UTF-16LE', true)],
  ['csutf16le', utf16('UTF-16LE', true)],
  ['utf-16be', utf16('UTF-16BE', false)],
  ['csutf16be', utf16('UTF-16BE', false)],
  ['iso-8859-1', singleByte('ISO_8859-1:1987', 0xff)],
  ['iso_8859-1', singleByte('ISO_8859-1:1987', 0xff)],
  ['latin1', singleByte('ISO_8859-1:1987', 0xff)],
  ['l1', singleByte('ISO_8859-1:1987', 0xff)],
]);

/** The encoding of a name or alias in IANA's registry; null if this package does not have it. */
export function encodingNamed(name: string): TextEncoding | null {
  return ENCODINGS.get(name.toLowerCase()) ?? null;
}

function utf16(name: string, isLittleEndian: boolean): TextEncoding {
  return {
    name,
    encode(text) {
      const view = new DataView(new ArrayBuffer(2 * text.length));
      for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittleEndian);
      return new Uint8Array(view.buffer);
    },
    decode(bytes) {
      if (bytes.length % 2 !== 0) return null;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      let text = '';
      for (let i = 0; i < bytes.length; i += 2) text += String.fromCharCode(view.getUint16(i, isLittleEndian));
      return hasLoneSurrogates(text) ? null : text;
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
