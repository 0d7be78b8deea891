import { compareCodePoints, evaluationError, Float, isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { numberOf } from '../values/number.js';
import { textOf } from '../values/text.js';
import { messages } from './messages.js';

/** `<`. See `order`. */
export function lessThan(left: Value, right: Value): boolean {
  return order(left, right) < 0;
}

/** `>`. See `order`. */
export function greaterThan(left: Value, right: Value): boolean {
  return order(left, right) > 0;
}

/** `<=`. See `order`. */
export function lessOrEqual(left: Value, right: Value): boolean {
  return order(left, right) <= 0;
}

/** `>=`. See `order`. */
export function greaterOrEqual(left: Value, right: Value): boolean {
  return order(left, right) >= 0;
}

/**
 * The order of two numbers, where a text that is a number counts as that number, or else of two texts, by code points
 * and with regard to case.
 * @throws {EvaluationError} COMPARISON_NOT_POSSIBLE for other operands
 */
function order(left: Value, right: Value): number {
  const a = numberOf(left);
  const b = numberOf(right);
  if (a !== null && b !== null) {
    const [x, y] = [a, b].map((number) => (number instanceof Float ? number.value : number)) as [number, number];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (a === null && b === null && typeof left === 'string' && typeof right === 'string')
    return compareCodePoints(left, right);
  throw evaluationError(messages.NOT_COMPARABLE, {
    left: typeName(left),
    right: b === null ? typeName(right) : textOf(right),
  });
}

/** The name of a value's type in a message. */
function typeName(value: Value): string {
  if (value === null) return 'undef';
  const number = numberOf(value);
  if (number !== null) return number instanceof Float ? 'Float' : 'Integer';
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return String(value);
  if (isArray(value)) return 'Array';
  return value instanceof PuppetHash ? 'Hash' : textOf(value);
}
