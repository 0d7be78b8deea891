import { compact } from '../values/integer.js';
import type { Integer } from '../values/value.js';

const INTEGER =
  /^[\s\v]*([-+]?)(?:0[xX]([0-9a-fA-F]+(?:_[0-9a-fA-F]+)*)|0[bB]([01]+(?:_[01]+)*)|0[oO]?_?([0-7]+(?:_[0-7]+)*)|(0[dD])?(\d+(?:_\d+)*))[\s\v]*$/;
const FLOAT =
  /^[\s\v]*([-+]?)(?:0[xX]([0-9a-fA-F]+(?:_[0-9a-fA-F]+)*)(?:\.([0-9a-fA-F]+))?(?:[pP]([-+]?\d+))?|(\d+(?:_\d+)*)?(\.\d+(?:_\d+)*)?([eE][-+]?\d+(?:_\d+)*)?)[\s\v]*$/;

/**
 * Ruby's `Integer('…')`: an optional sign, `0x`, `0b`, `0o` or `0`, and underscores. Returns null for a text that it
 * rejects.
 */
export function rubyInteger(text: string): Integer | null {
  const match = INTEGER.exec(text);
  if (match === null) return null;
  const [, sign, hex, binary, octal, , decimal] = match;
  const digits =
    hex !== undefined
      ? `0x${hex}`
      : binary !== undefined
        ? `0b${binary}`
        : octal !== undefined
          ? `0o${octal}`
          : (decimal ?? '');
  const prefix = decimal !== undefined && decimal.length > 1 && decimal.startsWith('0') && match[5] === undefined;
  if (prefix) return null;
  const size = BigInt(digits.replaceAll('_', ''));
  return compact(sign === '-' ? -size : size);
}

/**
 * Ruby's `Float('…')`: decimal or `0x`, with an optional sign and underscores. Returns null for a text that it rejects.
 */
export function rubyFloat(text: string): number | null {
  const match = FLOAT.exec(text);
  if (match === null) return null;
  const [, sign, hex, hexFraction, hexExponent, whole, fraction, exponent] = match;
  const signed = (size: number): number => (sign === '-' ? -size : size);
  if (hex !== undefined) return signed(hexNumber(hex.replaceAll('_', ''), hexFraction ?? '', Number(hexExponent ?? 0)));
  if (whole === undefined && fraction === undefined) return null;
  return signed(Number(`${whole ?? '0'}${fraction ?? ''}${exponent ?? ''}`.replaceAll('_', '')));
}

function hexNumber(whole: string, fraction: string, exponent: number): number {
  return Number(BigInt(`0x${whole}${fraction}`)) * 2 ** (exponent - 4 * fraction.length);
}
