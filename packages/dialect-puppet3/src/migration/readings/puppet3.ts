/**
 * The operators of Puppet 3 on known values. Values are those of the runtime. A number without quotes is a string in
 * Puppet 3, and numbers are the results of arithmetic only.
 */
import {
  add,
  divide,
  Float,
  isArray,
  modulo,
  multiply,
  PuppetHash,
  rubyEquals,
  shiftLeft,
  shiftRight,
  subtract,
  type Value,
} from '@pptjs/runtime';

/** Puppet 3 cannot evaluate the operation: the manifest has no result that could change. */
export class Puppet3Error extends Error {
  override readonly name = 'Puppet3Error';
}

export type Puppet3Number = number | bigint | Float;

/** The number that a value stands for in arithmetic and comparisons; null if there is none. */
export function numberOf(value: Value): Puppet3Number | null {
  if (isNumber(value)) return value;
  if (typeof value !== 'string') return null;
  if (/^-?\d+(?::?\.\d+|(?::?\.\d+)?e\d+)$/.test(value)) return new Float(Number(value.replace(':', '')));
  if (/^0x[\da-f]+$/i.test(value)) return integer(BigInt(value));
  if (/^0[0-7]+$/.test(value)) return integer(BigInt(`0o${value.slice(1)}`));
  if (/^-?\d+$/.test(value)) return integer(BigInt(value));
  return null;
}

export function isNumber(value: Value): value is Puppet3Number {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float;
}

function integer(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Whether a value counts as true in a condition. */
export function isTrue(value: Value): boolean {
  return value !== false && value !== null && value !== '';
}

/** `==`, and the options of `case` and selectors. */
export function isEqual(left: Value, right: Value): boolean {
  if (left === null || right === null) return (left ?? '') === (right ?? '');
  const [a, b] = [comparable(left), comparable(right)];
  return isNumber(a) && isNumber(b) ? order(a, b) === 0 : rubyEquals(a, b);
}

function comparable(value: Value): Value {
  const lower = typeof value === 'string' ? lowerCase(value) : value;
  return numberOf(lower) ?? lower;
}

/** Puppet 3 runs on versions of Ruby that know the case of ASCII letters only. */
function lowerCase(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** `<`, `<=`, `>` or `>=`. @throws {Puppet3Error} */
export function compare(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const [a, b] = [numberOf(left) ?? left, numberOf(right) ?? right];
  const difference =
    isNumber(a) && isNumber(b) ? order(a, b) : typeof a === 'string' && typeof b === 'string' ? textOrder(a, b) : null;
  if (difference === null) throw new Puppet3Error('these values cannot be compared');
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

function order(left: Puppet3Number, right: Puppet3Number): number {
  const [a, b] = [left instanceof Float ? left.value : left, right instanceof Float ? right.value : right];
  return a < b ? -1 : a > b ? 1 : 0;
}

function textOrder(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `in`, which distinguishes case. @throws {Puppet3Error} */
export function isContained(left: Value, right: Value): boolean {
  if (typeof left !== 'string') throw new Puppet3Error('the left side of `in` must be a string');
  if (typeof right === 'string') return right.includes(left);
  if (isArray(right)) return right.some((element: Value) => element === left);
  if (right instanceof PuppetHash) return right.get(left) !== undefined;
  throw new Puppet3Error('the right side of `in` must be a string, an array or a hash');
}

const arithmetic = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '%': modulo,
  '<<': shiftLeft,
  '>>': shiftRight,
} as const;

/** An arithmetic operator. @throws {Puppet3Error} */
export function calculate(operator: keyof typeof arithmetic, left: Value, right: Value): Value {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a === null || b === null) throw new Puppet3Error('an operand is not a number');
  try {
    return arithmetic[operator](a, b);
  } catch {
    throw new Puppet3Error('the numbers have no result');
  }
}

/** The text of a value in a string; null if it depends on the version of Ruby. */
export function textOf(value: Value): string | null {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return String(value);
  if (!isArray(value)) return null;
  const parts = value.map((element: Value) => (element === null ? null : textOf(element)));
  return parts.includes(null) ? null : parts.join('');
}

/** An access to an array or a hash. @throws {Puppet3Error} */
export function elementOf(container: Value, key: Value): Value {
  if (container instanceof PuppetHash) return container.get(typeof key === 'string' ? key : String(key)) ?? null;
  const index = numberOf(key);
  if (!isArray(container) || typeof index !== 'number') throw new Puppet3Error('not an array or a hash');
  return (container.at(index) as Value | undefined) ?? null;
}
