/** The operators of the section "Arithmetic Operators": `+ - * / % ^`, and the signs. */
import { fail } from '../errors/error.js';
import { checkElementCount, checkStringLength } from '../evaluation/evaluation.js';
import { DateTime, isDateRange } from '../values/date-time.js';
import { identityOf } from '../values/equality.js';
import { Float, floatResult, type Integer, integerResult, roundedInteger } from '../values/numbers.js';
import { ResourceCollection } from '../values/resource-collection.js';
import { numberText } from '../values/text.js';
import { describeType, doubleOf, elementsOf, entriesOf, isInteger, isNumber, type Value } from '../values/value.js';
import { sameType } from './collections.js';

/** `left + right`: addition, concatenation, or the union of hashes. */
export function add(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    return Number.isSafeInteger(sum) ? sum : integerResult(BigInt(left) + BigInt(right), '+');
  }
  if (typeof left === 'string') {
    if (typeof right === 'string') return joinedText(left, right);
    if (isNumber(right)) return joinedText(left, numberText(right));
  }
  if (isNumber(left) && isNumber(right))
    return isInteger(left) && isInteger(right)
      ? integerResult(BigInt(left) + BigInt(right), '+')
      : floatResult(doubleOf(left) + doubleOf(right), '+');
  return addOthers(left, right);
}

function joinedText(left: string, right: string): string {
  checkStringLength(left.length + right.length);
  return left + right;
}

function addOthers(left: Value, right: Value): Value {
  if (left instanceof DateTime && isNumber(right)) return shifted(left, doubleOf(right), '+');
  if (left instanceof ResourceCollection && right instanceof ResourceCollection) {
    sameType(left, right, '+');
    checkElementCount(left.hrefs.length + right.hrefs.length);
    return left.with([...left.hrefs, ...right.hrefs]);
  }
  const leftElements = elementsOf(left);
  const rightElements = elementsOf(right);
  if (leftElements !== null && rightElements !== null) {
    checkElementCount(leftElements.length + rightElements.length);
    return [...leftElements, ...rightElements];
  }
  const leftEntries = entriesOf(left);
  const rightEntries = entriesOf(right);
  if (leftEntries !== null && rightEntries !== null) return merged(leftEntries, rightEntries);
  return fail('add', { left: describeType(left), right: describeType(right) });
}

/** The left hash replaces entries of the right one. Its entries come first. */
function merged(left: ReadonlyMap<string, Value>, right: ReadonlyMap<string, Value>): Value {
  checkElementCount(left.size + right.size);
  const result = new Map(left);
  for (const [key, value] of right) if (!left.has(key)) result.set(key, value);
  return result;
}

/** A date/time has whole seconds, so a fraction of a second is lost. */
function shifted(date: DateTime, seconds: number, operator: string): DateTime {
  const sum = Math.floor(date.seconds + seconds);
  return isDateRange(sum) ? new DateTime(sum) : fail('date-overflow', { operator });
}

/** `left - right`: subtraction of numbers and dates, or the difference of arrays or collections. */
export function subtract(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const difference = left - right;
    return Number.isSafeInteger(difference) ? difference : integerResult(BigInt(left) - BigInt(right), '-');
  }
  if (isNumber(left) && isNumber(right))
    return isInteger(left) && isInteger(right)
      ? integerResult(BigInt(left) - BigInt(right), '-')
      : floatResult(doubleOf(left) - doubleOf(right), '-');
  if (left instanceof DateTime) {
    if (right instanceof DateTime) return left.seconds - right.seconds;
    if (isNumber(right)) return shifted(left, -doubleOf(right), '-');
  }
  if (left instanceof ResourceCollection && right instanceof ResourceCollection) {
    sameType(left, right, '-');
    checkElementCount(left.hrefs.length + right.hrefs.length);
    const removed = new Set(right.hrefs);
    return left.with(left.hrefs.filter((href) => !removed.has(href)));
  }
  const leftElements = elementsOf(left);
  const rightElements = elementsOf(right);
  if (leftElements === null || rightElements === null)
    return fail('subtract', { left: describeType(left), right: describeType(right) });
  const removed = new Set(rightElements.map(identityOf));
  return leftElements.filter((element) => !removed.has(identityOf(element)));
}

/** `left * right` */
export function multiply(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    return Number.isSafeInteger(product) ? product + 0 : integerResult(BigInt(left) * BigInt(right), '*');
  }
  if (!isNumber(left) || !isNumber(right))
    return fail('multiply', { left: describeType(left), right: describeType(right) });
  if (isInteger(left) && isInteger(right)) return integerResult(BigInt(left) * BigInt(right), '*');
  return floatResult(doubleOf(left) * doubleOf(right), '*');
}

/** `left / right`: integers are divided as in Ruby, and the quotient is rounded down. */
export function divide(left: Value, right: Value): Value {
  if (!isNumber(left) || !isNumber(right))
    return fail('divide', { left: describeType(left), right: describeType(right) });
  if (doubleOf(right) === 0) return fail('division-by-zero', { operator: '/' });
  if (typeof left === 'number' && typeof right === 'number') {
    const remainder = left % right;
    const quotient = (left - remainder) / right + 0;
    return remainder !== 0 && remainder < 0 !== right < 0 ? quotient - 1 : quotient;
  }
  if (isInteger(left) && isInteger(right)) return integerResult(dividedDown(BigInt(left), BigInt(right)), '/');
  return floatResult(doubleOf(left) / doubleOf(right), '/');
}

function dividedDown(left: bigint, right: bigint): bigint {
  const quotient = left / right;
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
}

/** `left % right`: the result has the sign of the right operand, as in Ruby. Other numbers are rounded to integers. */
export function modulo(left: Value, right: Value): Value {
  if (!isNumber(left) || !isNumber(right))
    return fail('modulo', { left: describeType(left), right: describeType(right) });
  const [dividend, divisor] = [rounded(left), rounded(right)];
  // oxlint-disable-next-line eqeqeq -- compares a number or a bigint with 0
  if (divisor == 0) return fail('division-by-zero', { operator: '%' });
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const remainder = dividend % divisor;
    return (remainder !== 0 && remainder < 0 !== divisor < 0 ? remainder + divisor : remainder) + 0;
  }
  const [bigDividend, bigDivisor] = [BigInt(dividend), BigInt(divisor)];
  return integerResult(bigDividend - dividedDown(bigDividend, bigDivisor) * bigDivisor, '%');
}

function rounded(value: Integer | Float): Integer {
  return value instanceof Float ? roundedInteger(value.value, '%') : value;
}

/** `left ^ right`: an integer with an exponent that is not negative gives an integer. */
export function power(left: Value, right: Value): Value {
  if (!isNumber(left) || !isNumber(right))
    return fail('power', { left: describeType(left), right: describeType(right) });
  if (isInteger(left) && isInteger(right) && right >= 0) return integerPower(BigInt(left), BigInt(right));
  const [base, exponent] = [doubleOf(left), doubleOf(right)];
  if (base === 0 && exponent < 0) return fail('division-by-zero', { operator: '^' });
  if (isInteger(left) && isInteger(right)) return new Float(integerReciprocal(BigInt(left), -BigInt(right)));
  if (base < 0 && !Number.isInteger(exponent)) return fail('no-real-result', {});
  return floatResult(base ** exponent, '^');
}

function integerPower(base: bigint, exponent: bigint): Integer {
  if (base === 0n || base === 1n) return Number(exponent === 0n ? 1n : base);
  if (base === -1n) return exponent % 2n === 0n ? 1 : -1;
  // The absolute value of any other base is at least 2, so a larger exponent exceeds 64 bits.
  return exponent > 64n ? fail('integer-overflow', { operator: '^' }) : integerResult(base ** exponent, '^');
}

/** 1 divided by a power of an integer. JavaScript's `**` is not exact for negative exponents: `100 ** -2` is below 0.0001. */
function integerReciprocal(base: bigint, exponent: bigint): number {
  const power = exponent <= 64n ? Number(base ** exponent) : Infinity;
  return Number.isFinite(power) ? 1 / power : Number(base) ** -Number(exponent);
}

/** `-value` */
export function negate(value: Value): Value {
  if (typeof value === 'number') return 0 - value;
  if (typeof value === 'bigint') return integerResult(-value, '-');
  if (value instanceof Float) return new Float(-value.value);
  return fail('sign', { operator: '-', operand: describeType(value) });
}

/** `+value` */
export function plus(value: Value): Value {
  return isNumber(value) ? value : fail('sign', { operator: '+', operand: describeType(value) });
}
