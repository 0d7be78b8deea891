/** A value in DER form. */
export interface DerValue {
  /** The identifier byte: class, form and number. */
  readonly tag: number;
  /** The bytes after the length. */
  readonly content: Uint8Array;
  /** All bytes, with the identifier and the length. */
  readonly bytes: Uint8Array;
  /** The values in a constructed value; empty for other values. */
  readonly children: readonly DerValue[];
}

export const TAGS = { integer: 0x02, bitString: 0x03, octetString: 0x04, identifier: 0x06, sequence: 0x30 } as const;

const CONSTRUCTED = 0x20;
const LONG_TAG = 0x1f;
const LONG_LENGTH = 0x80;
const MAX_LENGTH_BYTES = 4;
const MAX_NESTING_DEPTH = 50;

/** Reads bytes that are one value in DER form. Returns `undefined` for other bytes. */
export function readDer(bytes: Uint8Array): DerValue | undefined {
  const values = readAll(bytes, 0);
  return values?.length === 1 ? values[0] : undefined;
}

function readAll(bytes: Uint8Array, depth: number): DerValue[] | undefined {
  const values: DerValue[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const value = readValue(bytes.subarray(offset), depth);
    if (value === undefined) return undefined;
    values.push(value);
    offset += value.bytes.length;
  }
  return values;
}

/** Reads the value at the start of the bytes. */
function readValue(bytes: Uint8Array, depth: number): DerValue | undefined {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined || (tag & LONG_TAG) === LONG_TAG || depth > MAX_NESTING_DEPTH)
    return undefined;
  const lengthBytes = first < LONG_LENGTH ? 0 : first - LONG_LENGTH;
  const start = 2 + lengthBytes;
  if (first === LONG_LENGTH || lengthBytes > MAX_LENGTH_BYTES || bytes.length < start) return undefined;
  const length = lengthBytes === 0 ? first : Number(unsignedInteger(bytes.subarray(2, start)));
  if (bytes.length < start + length) return undefined;
  const content = bytes.subarray(start, start + length);
  const children = (tag & CONSTRUCTED) === 0 ? [] : readAll(content, depth + 1);
  return children && { tag, content, bytes: bytes.subarray(0, start + length), children };
}

/** Returns the number that bytes represent, with the most significant byte first. */
export function unsignedInteger(bytes: Uint8Array): bigint {
  let number = 0n;
  for (const byte of bytes) number = (number << 8n) | BigInt(byte);
  return number;
}

/** Returns the bytes of a bit string that consists of whole bytes; `undefined` for another value. */
export function bitStringBytes(value: DerValue | undefined): Uint8Array | undefined {
  return value?.tag === TAGS.bitString && value.content[0] === 0 ? value.content.subarray(1) : undefined;
}

/** Returns an object identifier in the form `1.2.840`; empty for another value. */
export function identifierText(value: DerValue | undefined): string {
  if (value?.tag !== TAGS.identifier) return '';
  const numbers: number[] = [];
  let number = 0;
  for (const byte of value.content) {
    number = number * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(number);
      number = 0;
    }
  }
  const [first = 0, ...others] = numbers;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - root * 40, ...others].join('.');
}
