import { Float } from '@pptjs/runtime/internal';
import { bailOut } from '../bail-out.js';
import { ClassMethods } from '../dispatch.js';
import { integer } from '../values.js';
import { withComparisons } from './number.js';

type Integer = number | bigint;

/** The size of results that would need too much time or memory. */
const MAX_BITS = 4096;
const MAX_ITERATIONS = 1_000_000;

/** Calculates with numbers, and with bigints if an operand or the result is not a safe integer. */
function arithmetic(
  left: Integer,
  right: Integer,
  small: (left: number, right: number) => number,
  big: (left: bigint, right: bigint) => bigint,
): Integer {
  if (typeof left === 'number' && typeof right === 'number') {
    const result = small(left, right);
    // The addition turns -0 into 0.
    if (Number.isSafeInteger(result)) return result + 0;
  }
  return integer(big(BigInt(left), BigInt(right)));
}

export function add(left: Integer, right: Integer): Integer {
  return arithmetic(
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
  );
}

function subtract(left: Integer, right: Integer): Integer {
  return arithmetic(
    left,
    right,
    (a, b) => a - b,
    (a, b) => a - b,
  );
}

function multiply(left: Integer, right: Integer): Integer {
  return arithmetic(
    left,
    right,
    (a, b) => a * b,
    (a, b) => a * b,
  );
}

/** The quotient, rounded down. */
function divide(left: Integer, right: Integer): Integer {
  if (right == 0) return bailOut('division by zero');
  return arithmetic(
    left,
    right,
    (a, b) => {
      const rest = a % b;
      const quotient = (a - rest) / b;
      return rest !== 0 && rest < 0 !== b < 0 ? quotient - 1 : quotient;
    },
    (a, b) => {
      const rest = a % b;
      return rest !== 0n && rest < 0n !== b < 0n ? a / b - 1n : a / b;
    },
  );
}

/** The remainder, with the sign of the divisor. */
function modulo(left: Integer, right: Integer): Integer {
  if (right == 0) return bailOut('division by zero');
  return arithmetic(
    left,
    right,
    (a, b) => {
      const rest = a % b;
      return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
    },
    (a, b) => {
      const rest = a % b;
      return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
    },
  );
}

function power(base: Integer, exponent: Integer): Integer {
  if (typeof exponent !== 'number' || exponent < 0) return bailOut('Integer#**');
  if (exponent * BigInt(base).toString(2).length > MAX_BITS) return bailOut('Integer#** is large');
  return integer(BigInt(base) ** BigInt(exponent));
}

function shift(value: Integer, bits: Integer): Integer {
  if (typeof bits !== 'number' || Math.abs(bits) > MAX_BITS) return bailOut('Integer#<<');
  return integer(BigInt(value) << BigInt(bits));
}

function magnitude(value: Integer): Integer {
  return typeof value === 'bigint' ? (value < 0n ? -value : value) : Math.abs(value);
}

/** Floating point results of large Integers depend on rounding. */
export function toFloat(value: Integer): number {
  return typeof value === 'number' ? value : bailOut('Integer#to_f of a large number');
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? (left < 0n ? -left : left) : greatestCommonDivisor(right, left % right);
}

function small(value: Integer): number {
  return typeof value === 'number' ? value : bailOut('a large Integer');
}

function checkedCount(count: number): void {
  if (count > MAX_ITERATIONS) bailOut('a long loop');
}

export const integerMethods = withComparisons(new ClassMethods('Integer'))
  .method('+', ['Integer'], add)
  .method('+', ['Float'], (self, other) => new Float(toFloat(self) + other.value))
  .method('-', ['Integer'], subtract)
  .method('-', ['Float'], (self, other) => new Float(toFloat(self) - other.value))
  .method('*', ['Integer'], multiply)
  .method('*', ['Float'], (self, other) => new Float(toFloat(self) * other.value))
  .method('/', ['Integer'], divide)
  .method('/', ['Float'], (self, other) => new Float(toFloat(self) / other.value))
  .method('div', ['Integer'], divide)
  .method('% modulo', ['Integer'], modulo)
  .method('fdiv', ['Integer'], (self, other) => new Float(toFloat(self) / toFloat(other)))
  .method('**', ['Integer'], power)
  .method('pow', ['Integer'], power)
  .method('divmod', ['Integer'], (self, other) => [divide(self, other), modulo(self, other)])
  .method('remainder', ['Integer'], (self, other) => {
    if (other == 0) return bailOut('division by zero');
    return arithmetic(
      self,
      other,
      (a, b) => a % b,
      (a, b) => a % b,
    );
  })
  .method('-@', [], (self) => subtract(0, self))
  .method('+@ to_i to_int floor ceil round truncate ord', [], (self) => self)
  .method('~', [], (self) => subtract(-1, self))
  .method('&', ['Integer'], (self, other) => integer(BigInt(self) & BigInt(other)))
  .method('|', ['Integer'], (self, other) => integer(BigInt(self) | BigInt(other)))
  .method('^', ['Integer'], (self, other) => integer(BigInt(self) ^ BigInt(other)))
  .method('<<', ['Integer'], shift)
  .method('>>', ['Integer'], (self, other) => shift(self, subtract(0, other)))
  .method('[]', ['Index'], (self, bit) => {
    if (bit > MAX_BITS) return bailOut('Integer#[]');
    return bit < 0 ? 0 : Number((BigInt(self) >> BigInt(bit)) & 1n);
  })
  .method('clamp', ['Integer', 'Integer'], (self, low, high) => {
    if (low > high) return bailOut('Integer#clamp');
    return self < low ? low : self > high ? high : self;
  })
  .method('abs magnitude', [], magnitude)
  .method('succ next', [], (self) => add(self, 1))
  .method('pred', [], (self) => subtract(self, 1))
  .method('zero?', [], (self) => self == 0)
  .method('positive?', [], (self) => self > 0)
  .method('negative?', [], (self) => self < 0)
  .method('even?', [], (self) => BigInt(self) % 2n === 0n)
  .method('odd?', [], (self) => BigInt(self) % 2n !== 0n)
  .method('integer? finite?', [], () => true)
  .method('nonzero?', [], (self) => (self == 0 ? null : self))
  .method('to_f', [], (self) => new Float(toFloat(self)))
  .method('to_s inspect', [], (self) => self.toString())
  .method('to_s', ['Index'], (self, base) =>
    base >= 2 && base <= 36 ? self.toString(base) : bailOut('Integer#to_s with an invalid base'),
  )
  .method('chr', [], (self) => (self >= 0 && self < 128 ? String.fromCharCode(Number(self)) : bailOut('Integer#chr')))
  .method('gcd', ['Integer'], (self, other) => integer(greatestCommonDivisor(BigInt(self), BigInt(other))))
  .method('digits', [], (self) =>
    self < 0 ? bailOut('Integer#digits') : Array.from(self.toString(), Number).reverse(),
  )
  .method('bit_length', [], (self) =>
    (self < 0 ? BigInt(-1) - BigInt(self) : BigInt(self)) === 0n
      ? 0
      : (self < 0 ? -1n - BigInt(self) : BigInt(self)).toString(2).length,
  )
  .withBlock('times', [], (self, block) => {
    checkedCount(small(self));
    for (let i = 0; i < small(self); i++) block(i);
    return self;
  })
  .withBlock('upto', ['Index'], (self, block, last) => {
    checkedCount(last - small(self));
    for (let i = small(self); i <= last; i++) block(i);
    return self;
  })
  .withBlock('downto', ['Index'], (self, block, last) => {
    checkedCount(small(self) - last);
    for (let i = small(self); i >= last; i--) block(i);
    return self;
  })
  .withBlock('step', ['Index', 'Index'], (self, block, last, step) => {
    if (step === 0) return bailOut('Integer#step by 0');
    checkedCount((last - small(self)) / step);
    for (let i = small(self); step > 0 ? i <= last : i >= last; i += step) block(i);
    return self;
  });
