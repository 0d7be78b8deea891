import { Float } from './float.js';
import type { Integer } from './value.js';

const BLANK = String.raw`[\t\p{Zs}]*`;
const NUMBER = new RegExp(
  String.raw`^${BLANK}([-+]?)${BLANK}(?:0[xX]([0-9A-Fa-f]+)|(0[0-7]*|[1-9][0-9]*)(\.[0-9]+)?([eE]-?[0-9]+)?)${BLANK}$`,
  'u',
);

/**
 * The number that a string stands for in arithmetic, null where it is none: decimal, octal (`017`), hexadecimal
 * (`0x1F`) or floating point, with a sign and blanks around. Underscores, binary numbers, a `+` in the exponent, and a
 * zero with an exponent are refused, as the reference does. An Integer may lie outside 64 bits; the operation decides.
 */
export function numberFromText(text: string): Integer | Float | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, sign, hex, whole = '', fraction, exponent] = match;
  if (hex !== undefined) return signed(sign, BigInt(`0x${hex}`));
  if (fraction === undefined && exponent === undefined) {
    const isOctal = whole.length > 1 && whole.startsWith('0');
    return signed(sign, BigInt(isOctal ? `0o${whole.slice(1)}` : whole));
  }
  const mantissa = Number(whole + (fraction ?? ''));
  if (mantissa === 0 && exponent !== undefined) return null;
  const number = Number(`${whole}${fraction ?? ''}${exponent ?? ''}`);
  return Number.isFinite(number) ? new Float(sign === '-' ? -number : number) : null;
}

function signed(sign: string | undefined, size: bigint): Integer {
  return compact(sign === '-' ? -size : size);
}

/** A bigint as a number where it is safe. Does not mind 64 bits. */
export function compact(n: bigint): Integer {
  const number = Number(n);
  return Number.isSafeInteger(number) ? number : n;
}
