import { compact, Float, type Integer, isInteger, type Value } from '@pptjs/runtime/internal';

const INTEGER = /^-?\d+$/;
const OCTAL = /^0[0-7]+$/;
const HEXADECIMAL = /^0[xX][\dA-Fa-f]+$/;
const FLOAT = /^-?\d+(?:\.\d+(?:[eE][-+]?\d+)?|[eE][-+]?\d+)$/;

/** A longer text is no number, so that reading it takes little time. */
const MAX_DIGITS = 1000;

/** Whether a value is a number. A number without quotes is a string in Puppet 3, where only arithmetic has numbers. */
export function isNumber(value: Value): value is Integer | Float {
  return isInteger(value) || value instanceof Float;
}

/**
 * The number that a value means in arithmetic and in comparisons: itself if it is a number, or the number of a text.
 * As in Puppet 3, only a text without a sign is octal or hexadecimal: `-010` is minus ten.
 *
 * @returns null if the value is no number. An Integer can be outside of 64 bits
 */
export function numberOf(value: Value): Integer | Float | null {
  if (typeof value !== 'string') return isNumber(value) ? value : null;
  // Most texts are words. A number ends with a digit, of any base.
  if (value.length > MAX_DIGITS || !/[\dA-Fa-f]$/.test(value)) return null;
  if (OCTAL.test(value)) return compact(BigInt(`0o${value.slice(1)}`));
  if (HEXADECIMAL.test(value)) return compact(BigInt(value));
  if (INTEGER.test(value)) return compact(BigInt(value));
  if (!FLOAT.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? new Float(number) : null;
}
