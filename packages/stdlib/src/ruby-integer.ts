import { Float, isInteger, type Value } from '@pptjs/runtime';

const TEXT = /^\s*[-+]?(?:0x[\da-f]+(?:_[\da-f]+)*|0b[01]+(?:_[01]+)*|0[o_]?[0-7]+(?:_[0-7]+)*|(?:0d)?\d+(?:_\d+)*)\s*$/i;

/** Ruby's `Integer(…)`: also of a Float, and of a text with a prefix and underscores; `undefined` where that fails. */
export function rubyInteger(value: Value): number | undefined {
  if (isInteger(value)) return Number(value);
  if (value instanceof Float) return Number.isFinite(value.value) ? Math.trunc(value.value) : undefined;
  if (typeof value !== 'string' || !TEXT.test(value)) return undefined;
  const [, sign, digits = ''] = /^([-+]?)(.*)$/.exec(value.trim().replaceAll('_', '').toLowerCase()) ?? [];
  const size = magnitude(digits);
  return Number.isNaN(size) ? undefined : sign === '-' ? -size : size;
}

function magnitude(digits: string): number {
  if (/^0[xbo]/.test(digits)) return Number(digits);
  if (digits.startsWith('0d')) return Number(digits.slice(2));
  return /^0[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : /^0\d/.test(digits) ? Number.NaN : Number(digits);
}
