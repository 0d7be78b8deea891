/** Every host has these classes; the types of ECMAScript do not declare them. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array, options?: { readonly stream?: boolean }): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * The byte order marks of encodings other than UTF-8; the lexer reports the mark of UTF-8. A mark that begins with
 * another mark comes before it.
 */
const marks: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['UTF-32', [0x00, 0x00, 0xfe, 0xff]],
  ['UTF-32', [0xff, 0xfe, 0x00, 0x00]],
  ['UTF-16', [0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-1', [0xf7, 0x64, 0x4c]],
  ['UTF-EBCDIC', [0xdd, 0x73, 0x66, 0x73]],
  ['SCSU', [0x0e, 0xfe, 0xff]],
  ['BOCU', [0xfb, 0xee, 0x28]],
  ['GB-18030', [0x84, 0x31, 0x95, 0x33]],
];

/** Keeps no state between calls. To create one takes longer than to decode most sources. */
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** An encoding error, with the place of the first wrong byte. */
export interface EncodingFault {
  readonly message: string;
  readonly help: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts characters from 1. */
  readonly column: number;
}

/** Decodes bytes that are certainly UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}

/** Decodes the bytes of a source, which must be UTF-8. A byte order mark remains in the text. */
export function decodeSource(bytes: Uint8Array): string | EncodingFault {
  try {
    return decodeUtf8(bytes);
  } catch {
    return faultOf(bytes);
  }
}

function faultOf(bytes: Uint8Array): EncodingFault {
  const mark = marks.find(([, expected]) => expected.every((byte, index) => bytes[index] === byte));
  if (mark) {
    const spelled = mark[1].map((byte) => byte.toString(16).toUpperCase()).join(' ');
    return {
      message: `Illegal ${mark[0]} Byte Order mark at beginning of input: [${spelled}] - remove these from the source`,
      help: 'Save the file as UTF-8.',
      line: 1,
      column: 1,
    };
  }
  const before = validPrefix(bytes);
  const byte = bytes[new TextEncoder().encode(before).length] ?? 0;
  const lines = before.split('\n');
  return {
    message: 'invalid byte sequence in UTF-8',
    help: `The byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')} does not begin or continue a character. Save the file as UTF-8.`,
    line: lines.length,
    column: [...(lines.at(-1) ?? '')].length + 1,
  };
}

/** Returns the text before the first byte that is not UTF-8. A binary search finds that byte. */
function validPrefix(bytes: Uint8Array): string {
  let valid = 0;
  let invalid = bytes.length;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isUtf8(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, valid), { stream: true });
}

/** Whether `bytes` are UTF-8. The last character may be incomplete. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
