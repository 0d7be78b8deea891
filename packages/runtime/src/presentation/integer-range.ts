import type { Message } from '../errors/messages.js';
import { MAX_INTEGER, MIN_INTEGER } from '../values/integer.js';

/** Legacy functions and parameters of resources do not accept an Integer outside 64 bits. Facts and data may contain one. */
export const INTEGER_OUT_OF_RANGE = {
  text: "Use of a Ruby Integer outside of Puppet Integer {end} range, got '0x{digits}'",
} as const satisfies Message;

/** Returns the parameters of `INTEGER_OUT_OF_RANGE` for an Integer outside 64 bits, else null. */
export function integerOutOfRange(value: bigint): { readonly end: string; readonly digits: string } | null {
  if (value > MAX_INTEGER) return { end: 'max', digits: value.toString(16) };
  return value < MIN_INTEGER ? { end: 'min', digits: complement(value) } : null;
}

/** Returns the complement of a negative number. Its infinitely many leading digits are written `..f`. */
function complement(value: bigint): string {
  const bits = 4 * value.toString(16).length;
  return `..f${BigInt.asUintN(bits, value).toString(16).replace(/^f+/, '')}`;
}
