import { defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { SCALAR, scalarBytes } from '../scalar-text.js';

const POLYNOMIAL = 0xedb88320;

/**
 * The CRC32 checksum of a value, in hexadecimal digits.
 *
 * @example
 * stdlib::crc32('my string') # => '18fbd270'
 */
export const crc32 = defineBuiltin(
  'stdlib::crc32',
  dispatch([`${SCALAR} my_data`], (value: Value) => checksum(scalarBytes(value)).toString(16)),
);

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
