/** Byte order marks that are no UTF-8 (the lexer speaks of UTF-8's own), longest first where one begins another. */
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

/** Why bytes are not text, and where the first wrong byte is. */
export interface EncodingFault {
  readonly message: string;
  readonly help: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

/** The text that `bytes` spell in UTF-8; a byte order mark stays in it. */
export function decode(bytes: Uint8Array): string | EncodingFault {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return faultOf(bytes);
  }
}

function faultOf(bytes: Uint8Array): EncodingFault {
  const mark = marks.find(([, expected]) => expected.every((byte, index) => bytes[index] === byte));
  if (mark) {
    const spelled = mark[1].map((byte) => byte.toString(16).toUpperCase()).join(' ');
    return {
      message: `Illegal ${mark[0]} Byte Order mark at beginning of input: [${spelled}] - remove these from the puppet source`,
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
    column: [...lines.at(-1)!].length + 1,
  };
}

/** The text before the first byte that is not UTF-8, found by halving. */
function validPrefix(bytes: Uint8Array): string {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, good), { stream: true });
}

/** Whether `bytes` are UTF-8; a last character may be cut short. */
function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
