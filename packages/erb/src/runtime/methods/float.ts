import { Float } from '@pptjs/runtime/internal';
import { bailOut } from '../bail-out.js';
import type { RubyNumber } from '../comparison.js';
import { ClassMethods } from '../dispatch.js';
import { integer } from '../values.js';
import { toFloat } from './integer.js';
import { withComparisons } from './number.js';

function valueOf(number: RubyNumber): number {
  return number instanceof Float ? number.value : toFloat(number);
}

function toInteger(value: number): number | bigint {
  if (!Number.isFinite(value)) return bailOut('Float to Integer');
  return Number.isSafeInteger(value) ? value + 0 : integer(BigInt(value));
}

/** The remainder, with the sign of the divisor. */
function modulo(left: number, right: number): number {
  if (right === 0) return bailOut('Float#% by zero');
  const rest = left % right;
  return right * rest < 0 ? rest + right : rest;
}

function roundHalfAway(value: number): number {
  const size = Math.floor(Math.abs(value));
  const rounded = Math.abs(value) - size >= 0.5 ? size + 1 : size;
  return value < 0 ? -rounded : rounded;
}

const MAX_DIGITS = 14;

/** Rounds like `rb_float_round`, which multiplies and divides by a power of ten. */
function roundDigits(value: number, digits: number): Float {
  if (
    digits <= 0 ||
    digits > MAX_DIGITS ||
    !Number.isFinite(value) ||
    Math.abs(value) > 1e9 ||
    (value !== 0 && Math.abs(value) < 1e-9)
  )
    return bailOut('Float#round');
  if (value === 0) return new Float(value);
  const scale = 10 ** digits;
  let rounded = roundHalfAway(value * scale);
  if (value > 0 && (rounded + 0.5) / scale <= value) rounded += 1;
  if (value < 0 && (rounded - 0.5) / scale >= value) rounded -= 1;
  if (value > 0 && (rounded - 0.5) / scale > value) rounded -= 1;
  if (value < 0 && (rounded + 0.5) / scale < value) rounded += 1;
  return new Float(rounded / scale);
}

export const floatMethods = withComparisons(new ClassMethods('Float'))
  .method('+', ['Number'], (self, other) => new Float(self.value + valueOf(other)))
  .method('-', ['Number'], (self, other) => new Float(self.value - valueOf(other)))
  .method('*', ['Number'], (self, other) => new Float(self.value * valueOf(other)))
  .method('/ fdiv quo', ['Number'], (self, other) => new Float(self.value / valueOf(other)))
  .method('% modulo', ['Number'], (self, other) => new Float(modulo(self.value, valueOf(other))))
  .method('-@', [], (self) => new Float(-self.value))
  .method('+@ to_f', [], (self) => self)
  .method('abs magnitude', [], (self) => new Float(Math.abs(self.value)))
  .method('to_i to_int truncate', [], (self) => toInteger(Math.trunc(self.value)))
  .method('floor', [], (self) => toInteger(Math.floor(self.value)))
  .method('ceil', [], (self) => toInteger(Math.ceil(self.value)))
  .method('round', [], (self) => toInteger(roundHalfAway(self.value)))
  .method('round', ['Index'], (self, digits) =>
    digits === 0 ? toInteger(roundHalfAway(self.value)) : roundDigits(self.value, digits),
  )
  .method('zero?', [], (self) => self.value === 0)
  .method('positive?', [], (self) => self.value > 0)
  .method('negative?', [], (self) => self.value < 0)
  .method('nan?', [], (self) => Number.isNaN(self.value))
  .method('finite?', [], (self) => Number.isFinite(self.value))
  .method('infinite?', [], (self) => (Math.abs(self.value) === Infinity ? Math.sign(self.value) : null))
  .method('integer?', [], () => false)
  .method('to_s inspect', [], (self) => self.toString());
